import { texts } from "#app/texts/texts.ts";

/** What is refunded and until when, in hours before a visit begins. */
export const policyTexts = texts("policyTexts", {
  grace: (minutes: number) => `Everything within ${counted(minutes, "minute")} of booking`,
  shareUntil: (percent: number, hours: number) =>
    `${percent === 100 ? "Everything" : `${percent}%`} until ${before(hours)}`,
  /** @param something whether anything was refunded before that */
  nothing: (something: boolean, hours: number) =>
    `${something ? "Nothing after that" : "Nothing"}; you can still cancel it yourself until ${before(hours)}`,
  moving: (hours: number) =>
    `You can move your visit yourself until ${before(hours)}, at no charge. After that, call us. Once you have moved a visit, cancelling it never gives back more than it did when you moved it.`,
  /** Part of a sentence, like `backUntil` and `terms`. */
  nothingBack: "no refund if you cancel",
  /** @param when such as 'Sun 22 Nov 4:30 pm' */
  backUntil: (percent: number, when: string) => `${back(percent)} until ${when}`,
  terms: (told: string[]) => `${told.join(", ")}, no refund after that`,
});

function back(percent: number): string {
  if (percent === 100) return "free to cancel";
  return percent === 50 ? "half goes back" : `${percent}% goes back`;
}

function before(hours: number): string {
  return hours === 0 ? "it begins" : `${counted(hours, "hour")} before it begins`;
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? "" : "s"}`;
}
