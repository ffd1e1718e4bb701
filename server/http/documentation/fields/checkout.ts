import type { CallName } from "#contract/paths.ts";
import type { FieldMeanings } from "#server/http/documentation/fields/common.ts";

const packageOfYours = "Id of a package that you bought, of which a session pays for one of the services.";

const gift: FieldMeanings = {
  price: "What the card is worth in dollars, from 10 to 300; with `serviceId`, that service's price.",
  serviceId: "Id of the service that the card is for; without it, the card is for any.",
  picture: "Picture on the card.",
  from: "Whom the card is from.",
  to: "Whom the card is for.",
  message: "Words on the card.",
};

const giftPage: FieldMeanings = {
  limit: "Maximum number of results per page; the default is 50.",
  cursor: "`next` of the previous page.",
};

/** What fields mean of what customers buy: visits, memberships, gift cards and packages. */
export const checkoutFields = {
  readAvailability: { show: "`taken` also returns the hours that others have taken." },
  readQuote: {
    code: "Discount code; if it takes nothing off, the call fails.",
    package: packageOfYours,
  },
  createPaymentIntent: {
    price: "Price in dollars that the customer saw; if it has changed, the call fails.",
    pay: "`deposit` charges only what the salon asks for now; the default is the full price.",
    code: "Discount code for the services; goes with `serviceIds`.",
    giftCard: "Code of a gift card that pays as much as it can; goes with `serviceIds` and `startsAt`.",
    package: "Id of a package of yours, of which a session pays for a service; not with `giftCard`.",
    startsAt: "Start of the visit to hold, in ISO 8601 with an offset or `Z`; without it, none is held.",
    name: "Full name of the guest; the default is yours.",
    number: "Mobile number of the guest; the default is yours.",
    source: "Where the customer came from: the `src` of your link to the salon.",
  },
  createBooking: {
    name: "Full name of the guest.",
    email: "Ignored; the booking belongs to your account.",
    service_name: "Name of the service; it counts only if the payment was for a price alone.",
    price: "Price in dollars; it counts only if the payment was for a price alone.",
    date: "Ignored; the server's clock says when the booking was made.",
    transactionId: "Id of the payment intent, such as `pi_…`, or `purchaseId` if nothing was due.",
    status: "Ignored; the server decides the status.",
  },
  arrangeCard: {
    save: "Whether to save the card that pays, as the customer has agreed.",
    cardId: "Id of the saved card that pays; without it, a new one.",
  },

  createMembershipPayment: {
    price: "Price in dollars that the customer saw; if it has changed, the call fails.",
    until:
      "End of the membership that the customer saw, in ISO 8601, or null; if it has changed, the call fails.",
  },
  refundMembership: {
    until: "End of the membership that you read, in ISO 8601; if it has changed, the call fails.",
  },

  findGiftCard: { code: "Code of the gift card." },
  createGiftCardPayment: {
    ...gift,
    email: "E-mail address that gets the card; the default is yours.",
    sendOn: "Date to send it, at nine in the salon's time zone; without it, at once.",
  },
  sellGiftCard: {
    ...gift,
    email: "E-mail address that gets the card; without it, you hand it over.",
  },
  listGiftCards: {
    ...giftPage,
    search: "Part of a name or an e-mail address on the card.",
    only: "Group of cards: in use (`part`), `unused`, `used` up or `refunded`.",
  },
  mailGiftCard: { email: "E-mail address that gets the card; the default is the previous one." },

  createPackagePayment: {
    price: "Price in dollars that the customer saw; if it has changed, the call fails.",
  },
  refundPackage: {
    owed: "What you read as `owed`, in dollars; if it has changed, the call fails with `refund_changed`.",
  },
  sellPackage: {
    email: "E-mail address for the receipt; the account that proves it owns the package.",
    price: "Price in dollars that the guest was told; if it has changed, the call fails.",
  },
  listSoldPackages: giftPage,
} satisfies Partial<Record<CallName, FieldMeanings>>;
