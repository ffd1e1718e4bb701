import { inEnglish } from "#server/usecases/texts/written.ts";

/** Words that several mails share. */
export const common = {
  written: inEnglish,
  and: " and ",
  span: (from: string, to: string) => `${from} to ${to}`,
  questions: (phone: string) => `Questions? Call ${phone}.`,
  directions: "Directions",
  terms: {
    title: "What cancelling costs",
    until: (moment: string) => `Until ${moment}`,
    after: "After that",
    /** @param cost what is kept of what was paid, @param back what goes back; empty for nothing */
    costs: (cost: string, back: string) =>
      cost === "" ? `Nothing, ${back} back` : back === "" ? `The ${cost}` : `${cost}, ${back} back`,
  },
  visitReason: "You get this e-mail because you booked a visit.",
  unsubscribe: "No more e-mails of this kind",
  rows: {
    service: "Service",
    transaction: "TransactionId",
    paid: "Paid",
    paidNow: "Paid by card",
    paidByGiftCard: "Paid with a gift card",
    dueAtSalon: "To pay at the salon",
    tip: "Tip for the masters, beside it",
    paidAtSalon: "Paid at the salon",
    goesBack: "Goes back",
    discount: "Discount",
    total: "Total",
    taxIncluded: (name: string, percent: number) => `${name} ${percent}%, included`,
    paidBy: { card: "By card", gift_card: "With a gift card", salon: "At the salon" },
    paidHow: "Payment",
    date: "Date",
    mobile: "Mobile",
    email: "E-mail",
  },
  actions: {
    bookings: "See my bookings",
    calendar: "Add to calendar",
    change: "Change or cancel",
    receipt: "See the receipt",
    services: "See our services",
    again: "Book again",
    review: "Write a review",
    login: "Log in",
    newPassword: "Choose a new password",
    confirmAddress: "Confirm my address",
    setup: "Back to my first steps",
    join: "Accept the invitation",
    handled: "Mark it as handled",
  },
  receiptNumber: (number: number) => `Receipt ${number}`,
  calendar: {
    summary: (service: string, salon: string) => `${service} at ${salon}`,
    with: (masters: string) => `With ${masters}.`,
  },
};
