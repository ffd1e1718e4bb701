import { writeReceiptNumber } from "#domain/receipt-number.ts";
import { inEnglish } from "#server/usecases/texts/written.ts";

/** Where what a card paid goes back to. */
const goesBack = (sum: string, toCard: boolean) =>
  toCard
    ? `${sum} goes back to the card you paid with. Banks take five to ten days to show it.`
    : `${sum} is handed back to you at the salon.`;

/** Words that several mails share. */
export const common = {
  written: inEnglish,
  and: " and ",
  span: (from: string, to: string) => `${from} to ${to}`,
  goesBack,
  allGoesBack: (sum: string, toCard: boolean) => goesBack(`All of ${sum}`, toCard),
  /** The same for a text. */
  goesBackInShort: (sum: string, toCard: boolean) =>
    toCard ? `${sum} goes back to your card.` : `${sum} is handed back at the salon.`,
  questions: (phone: string) => `Questions? Call ${phone}.`,
  /** For a guest without an account, who can change nothing on the site. */
  callToChange: (phone: string) => `Can't come, or need another time? Call ${phone}.`,
  directions: "Directions",
  terms: {
    title: "What cancelling costs",
    until: (moment: string) => `Until ${moment}`,
    after: "After that",
    fromNow: "From now on",
    /** @param cost what is kept of the payment @param back what is refunded; empty for nothing */
    costs: (cost: string, back: string) =>
      cost === "" ? `Nothing, ${back} back` : back === "" ? `The ${cost}` : `${cost}, ${back} back`,
  },
  visitReason: "You get this e-mail because you booked a visit.",
  unsubscribe: "No more e-mails of this kind",
  rows: {
    service: "Service",
    visit: "Visit",
    transaction: "TransactionId",
    paid: "Paid",
    paidNow: "Paid by card",
    atBank: "With your bank, for a dispute",
    paidByGiftCard: "Paid with a gift card",
    paidByPackage: "Paid with a session of a package",
    dueAtSalon: "To pay at the salon",
    tip: "Tip for the masters, on top",
    paidAtSalon: "Paid at the salon",
    backOnGiftCard: "Back on the gift card",
    backInPackage: "Back in the package",
    takenBack: "Taken back at the salon",
    handBack: "To be handed back at the salon",
    handedBack: "Handed back at the salon",
    kept: "Kept by the policy",
    goesBack: "Goes back",
    discount: "Discount",
    total: "Total",
    taxIncluded: (name: string, percent: number) => `${name} ${percent}%, included`,
    paidBy: {
      card: "By card",
      gift_card: "With a gift card",
      package: "With a session of a package",
      salon: "At the salon",
    },
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
  receiptNumber: (number: number) => `Receipt ${writeReceiptNumber(number)}`,
  calendar: {
    summary: (service: string, salon: string) => `${service} at ${salon}`,
    with: (masters: string) => `With ${masters}.`,
  },
};
