/** What a person wants who answers a text with one of these words. */
export type TextAnswer = "stop" | "start";

/** The English words that carriers recognise, and what people write in Bangla. */
const words: Record<TextAnswer, readonly string[]> = {
  stop: [
    "stop",
    "stopall",
    "stop all",
    "unsubscribe",
    "cancel",
    "end",
    "quit",
    "revoke",
    "optout",
    "opt out",
  ].concat(["বন্ধ", "বন্ধ কর", "বন্ধ করো", "বন্ধ করুন", "থামুন", "থামান", "স্টপ"]),
  start: ["start", "unstop", "yes", "চালু", "চালু কর", "চালু করো", "চালু করুন", "শুরু", "শুরু করুন", "স্টার্ট"],
};

/** Reads an answer that consists of one of the words, in any spelling. Null for any other. */
export function answerIn(text: string): TextAnswer | null {
  const said = text
    .normalize("NFC")
    .replace(/[\p{P}\p{S}\p{Cf}]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
  if (words.stop.some((word) => word.normalize("NFC") === said)) return "stop";
  return words.start.some((word) => word.normalize("NFC") === said) ? "start" : null;
}
