import { texts } from "#app/texts/texts.ts";

/** The desk hands back what was paid beyond a visit's price. */
export const handBackTexts = texts("handBackTexts", {
  title: (sum: string, guest: string) => (guest ? `Hand ${sum} back to ${guest}` : `Hand ${sum} back`),
  why: "The visit got cheaper after it was paid at the salon. The till has this much less from now on.",
  whyCancelled:
    "The guest has cancelled this visit, which was paid at the salon. The till has this much less from now on.",
  how: "How it is handed back",
  later: "Not now",
  done: (sum: string) => `${sum} is handed back`,
  writing: "Writing it down",
  mistake: (sum: string) => `${sum} was not handed back`,
  mistakeTitle: (sum: string, guest: string) =>
    guest ? `Was ${sum} not handed back to ${guest}?` : `Was ${sum} not handed back?`,
  mistakeText:
    "The till has this much again. It waits for the guest, and pays first for what the visit now owes. The history keeps both.",
  keep: "It was handed back",
  notWritten: "It was not written down",
});
