/** What ends a line, controls a terminal, or turns the direction of what follows. */
const notOnALine = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** Whether a text is one line without control characters. */
export function isOneLine(text: string): boolean {
  return !notOnALine.test(text);
}

/** A text as one line: what does not belong on a line becomes a space. */
export function toOneLine(text: string): string {
  return text.replaceAll(new RegExp(notOnALine, "gu"), " ").replace(/ {2,}/g, " ").trim();
}
