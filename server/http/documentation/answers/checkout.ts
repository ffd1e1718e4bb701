import { type Answered, within } from "#server/http/documentation/answers/common.ts";
import type { FieldMeanings } from "#server/http/documentation/fields/common.ts";

const quote: FieldMeanings = {
  lines: "Services of the visit, in order; they add up to `subtotal`.",
  "lines.price": "Price of the service in dollars; for one that a session pays, the session's worth.",
  "lines.discount": "Part of the discount in dollars that is taken off the service.",
  "lines.package": "Id of the package whose session pays the service; missing if none does.",
  subtotal: "Price in dollars before the discount.",
  discount: "Amount in dollars that is taken off.",
  total: "Price in dollars after the discount.",
  dueNow: "Part of the total in dollars that is charged at booking.",
  dueAtSalon: "Part of the total in dollars that is left to pay at the salon.",
  credit: "Part of the total in dollars that a gift card or a session pays; missing if none does.",
  askedBy: "Rule that decides what is charged at booking; missing if everybody pays the same.",
};

const payment: FieldMeanings = { total: "Amount in dollars that the card is charged." };

const given: FieldMeanings = {
  _id: "Id of the gift card, which isn't its code.",
  state: "`waiting` until it is sent, then `unused`, `part` used, `used`, or `refunded`.",
  worth: "Amount in dollars that the card was sold for.",
  left: "Amount in dollars that is left on the card.",
  service_name: "Name of the service that the card is for; null if it is for any.",
  picture: "Picture on the card.",
  to: "Whom the card is for.",
  email: "E-mail address that gets the card; null if it is handed over.",
  soldAt: "When the card was sold, in ISO 8601.",
  sendsAt: "When the card is sent, in ISO 8601; null if it is handed over.",
  sentAt: "When the card was sent, in ISO 8601; null until then.",
};

/** A bought package. */
export const bought: FieldMeanings = {
  _id: "Id of the bought package.",
  sessions: "Number of sessions that were bought.",
  left: "Number of sessions that can be used.",
  worth: "Worth in dollars of the next session, which is what it pays of a visit; absent if none is left.",
  price: "Price in dollars that was paid for all sessions.",
  boughtOn: "Date of the sale, in the salon's time zone.",
  until: "Last date to book a session, in the salon's time zone; null if it doesn't expire.",
  state: "`good`, or why no session can be booked: all `used`, its time `over`, or `refunded`.",
};

const pack: FieldMeanings = {
  _id: "Id of the package.",
  sessions: "Number of sessions.",
  price: "Price in dollars for all sessions together.",
  months: "How many months it lasts from the day of sale; null if it doesn't expire.",
  onSale: "Whether customers can buy it.",
};

const refund: FieldMeanings = {
  refund: "Amount in dollars that goes back to the bank card.",
  atSalon: "Amount in dollars that is handed back at the desk.",
};

/** What is answered about what customers buy: visits, memberships, gift cards and packages. */
export const checkoutAnswers = {
  readQuote: quote,
  quoteAtDesk: quote,
  createPaymentIntent: {
    total: "Price of the visit in dollars.",
    dueNow: "Part of the total in dollars that is charged now.",
    credit: "Part of the total in dollars that a gift card or a session pays; missing if none does.",
    quote: "How the total is made up; null if the request doesn't name services.",
    ...within("quote", quote),
  },
  readHeldPurchase: {
    held: "The hour that is held for you; null if there is none.",
    "held.pay": "Whether you pay the `full` price now, or only the `deposit` that the salon asks for.",
    "held.codes": "Codes that reduce or pay the price: of an offer and of a gift card.",
    "held.package": "Id of the package whose session pays one of the services; missing if none does.",
    "held.holdEndsAt": "Until when the hour is held, in ISO 8601.",
    "held.extended": "Whether the hold was extended already.",
  },
  extendPurchase: { holdEndsAt: "Until when the hour is held now, in ISO 8601." },
  checkPayment: {
    kind: "What the payment pays for.",
    state: "`done`, still open with the bank or the customer, `unpaid`, given up, or refunded.",
    sum: "Amount in dollars that the card is charged.",
  },
  listCards: {
    _id: "Id of the saved card.",
    brand: "Brand of the card as the provider writes it, such as `visa`.",
    last4: "Last four digits of the card's number.",
    expMonth: "Month in which the card expires, from 1 to 12.",
    expYear: "Year in which the card expires.",
  },

  readMembership: {
    until: "When your membership ends, in ISO 8601; null without one.",
    percent: "Part of every price that a member saves, in percent.",
    price: "Price of a year in dollars; null if none is sold.",
    years: "Years that you bought, latest first.",
    "years._id": "Id of the membership, which is one paid year.",
    "years.startsAt": "Start of the year, in ISO 8601.",
    "years.endsAt": "End of the year, in ISO 8601.",
    "years.price": "Price in dollars that was paid for the year.",
    "years.refunded": "Whether the year was refunded, and so ended.",
  },
  createMembership: { insertedId: "Id of the membership." },
  createMembershipPayment: payment,
  refundMembership: { refund: "Amount in dollars that goes back to the card." },

  findGiftCard: {
    worth: "Amount in dollars that the card was sold for.",
    left: "Amount in dollars that can be spent now.",
    reserved: "Amount in dollars reserved for a visit that is being paid; missing if there is none.",
    service_name: "Name of the service that the card is for; null if it is for any.",
    picture: "Picture on the card.",
    from: "Whom the card is from.",
    to: "Whom the card is for.",
    message: "Words on the card; may be empty.",
    lines: "History of the card, oldest first.",
    "lines.kind": "Whether the money was `sold`, `used` for a visit, `returned` from one, or `refunded`.",
    "lines.amount": "Amount in dollars that came onto the card, below 0 if it left.",
    "lines.at": "When it happened, in ISO 8601.",
  },
  createGiftCardPayment: payment,
  createGiftCard: { insertedId: "Id of the gift card." },
  listMyGiftCards: given,
  listGiftCards: {
    owed: "Amount in dollars that is left on all cards.",
    counts: "How many of the newest 20,000 cards each group has; on the first page only.",
    cards: "A page of sold gift cards, newest first.",
    ...within("cards", given),
    "cards.from": "Whom the card is from.",
    "cards.atDesk": "Whether it was sold at the desk.",
    "cards.refundable": "Whether its buyer can be refunded, since nothing of it was used.",
    "cards.back": "Amount in dollars that is returned if it is refunded now; 0 if it can't be.",
    "cards.gone": "Amount in dollars of `left` that can't be spent: its payment went back or is disputed.",
  },
  sellGiftCard: { insertedId: "Id of the gift card.", code: "Code of the gift card, which the guest gets." },
  refundGiftCard: refund,

  listPackages: pack,
  listAllPackages: pack,
  createPackagePayment: payment,
  createBoughtPackage: { insertedId: "Id of the bought package." },
  sellPackage: { insertedId: "Id of the bought package." },
  listMyPackages: bought,
  listSoldPackages: {
    owed: "Worth of the unused sessions of all packages, in dollars.",
    packages: "A page of sold packages, newest first.",
    ...within("packages", bought),
    "packages.buyer": "Name of the buyer.",
    "packages.atDesk": "Whether it was sold at the desk.",
    "packages.email": "E-mail address of the buyer; may be empty.",
    "packages.owed": "Worth of its unused sessions, in dollars.",
    "packages.back": "Part of it in dollars that is returned if the package is given back now.",
  },
  refundPackage: refund,
} satisfies Partial<Record<Answered, FieldMeanings>>;
