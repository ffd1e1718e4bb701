import { texts } from "#app/texts/texts.ts";

/** Details and payment on the booking page. */
export const paymentTexts = texts("paymentTexts", {
  title: "Your details and payment",
  name: "Name",
  email: "Email",
  serviceName: "Service name",
  mobile: "Mobile number",
  byCard: "Pay with Credit Card",
  testCard: (card: string) => `Test mode: no money moves. Use card ${card}, any later date and any code.`,
  card: "Card details",
  /** The card provider's message about a card, which exists only in English. */
  cardSaid: (sentence: string) => sentence,
  pay: "Pay Now",
  paying: "Paying",
  book: "Book now",
  booking: "Booking",
  timeFirst: "Choose a time first",
  nothingToPay: "Nothing to pay.",
  /** Capitalizes words that begin a sentence or stand alone. */
  begin,
  sentence: (words: string) => `${begin(words)}.`,
  /** Follows what is paid now and later, up to the end of the sentence: what is refunded. */
  agreed: (terms: string) => `; ${terms}.`,
  now: (sum: string) => `${sum} now`,
  howMuch: "How much now?",
  restThere: (sum: string) => `${sum} at the salon`,
  allNow: (sum: string) => `All ${sum} now`,
  nothingThere: "Nothing to pay on the day",
  nothingNow: "nothing now",
  /** What cancelling costs if nothing was paid. */
  owesNothing: "if you cancel, you owe nothing",
  /** Why this customer pays a different amount now than others. */
  because: {
    no_shows: "You missed a visit before, so you pay for this one now.",
    service: "This is what you pay when you book this service.",
    basket: "This is what you pay when you book a visit of this price.",
    new_guest: "This is what you pay when you book your first visit.",
    member: "This is what members pay when they book.",
    unverified: "Confirm your e-mail address to pay at the salon instead.",
    unpaid_visits:
      "Two of your coming visits are not paid yet, so you pay for this one now. Once one of them is over, you can pay at the salon again.",
  },
  byPhone: "This visit is booked by phone: call the salon.",
  confirmFirst: "Confirm your e-mail address before you book.",
  partNow: "now",
  partGift: "from the gift card",
  fromGift: (sum: string) => `${sum} from the gift card`,
  sessionUntil: (until: string) => `cancel until ${until} and the session comes back`,
  sessionStays: "the session does not come back if you cancel",
  partPackage: "from your package",
  fromPackage: (sum: string) => `${sum} from your package`,
  partThere: "at the salon",
  cardsNotLoaded: "The card field did not load. Check your connection and try again.",
  wentThrough: "Your payment went through",
  notSaved: (why: string) =>
    `, but the booking is not saved yet. ${why} You do not have to pay again: the booking appears in my bookings automatically, or save it now.`,
  save: "Save it now",
  intentFailed: "Error creating payment intent. Please try again.",
  confirmed: "Your Booking is Confirmed",
  slow: "Your bank has not answered yet. If it asks you to approve the payment, do that in its window or app. You can wait, or stop: then nothing is charged.",
  stop: "Stop the payment",
  stopping: "Stopping",
  tooLate:
    "Your bank is already deciding, so the payment can't be stopped. Wait for its answer: you cannot be charged twice.",
  cardNotReady: "The card field is not ready yet.",
  partMissing: "Part of this page could not be loaded. You have not been charged. Reload the page, then pay.",
  unreached:
    "We could not reach the card network. You have not been charged. Check your connection and press Pay Now again.",
  otherSum: (sum: string) =>
    `The sum to pay now has changed to ${sum}, and nothing was charged yet. Check it, then press Pay Now again.`,
  lost: "We lost the connection to the card network before it answered. Check your connection and press Pay Now again: you cannot be charged twice.",
  refused: (reason: string) => `${reason} You have not been charged. Try again, or use another card.`,
  checking:
    "Your bank is still checking this payment. We keep your hour for you meanwhile. Wait here, or come back later: if the payment goes through, the booking appears in my bookings automatically; if not, nothing is charged.",
  notFinished: "The payment was not finished.",
});

function begin(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
