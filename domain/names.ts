/** Characters that end a line, control a terminal, or change the text direction. */
const notOnALine = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** Whether a text is one line without control characters. */
export function isOneLine(text: string): boolean {
  return !notOnALine.test(text);
}

/** A text as one line: characters that do not belong on a line become spaces. */
export function toOneLine(text: string): string {
  return text.replaceAll(new RegExp(notOnALine, "gu"), " ").replace(/ {2,}/g, " ").trim();
}

/** Whether two names are the same but for capitals. */
export function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
