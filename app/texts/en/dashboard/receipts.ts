import { texts } from "#app/texts/texts.ts";

/** A receipt, line by line. */
export const receiptTexts = texts("receiptTexts", {
  title: "Receipt",
  print: "Print",
  notLoaded: (why: string) => `The receipt did not load. ${why}`,
  numbered: (number: string) => `Receipt ${number}`,
  thanks: "Thank you for coming.",
  seeYou: "We look forward to seeing you.",
  thanksForJoining: "Thank you for joining.",
  guest: "Guest",
  visit: "Visit",
  at: (day: string, time: string) => `${day}, ${time}`,
  membership: "Beauty membership, one year",
  runs: "Runs",
  span: (from: string, until: string) => `${from} to ${until}`,
  withMaster: (service: string, master: string) => `${service}, with ${master}`,
  discount: "Discount",
  memberDiscount: (percent: string) => `Member discount, ${percent}%`,
  paidBy: { card: "Paid by card", salon: "Paid at the salon" },
  ofItTax: (name: string, percent: string) => `of which ${name} ${percent}%`,
  paidOn: "Paid on",
  transaction: "TransactionId",
  givenBack: (day: string) => `Given back on ${day}`,
  onItsWay: "On its way back to the card",
  left: "Paid, less what was given back",
});
