import type { CallName } from "#contract/paths.ts";
import type { FieldMeanings } from "#server/http/documentation/fields/common.ts";

const inBangla = "in Bangla; empty or null removes it.";

/** What a service or the salon asks for at booking. */
export const asked: FieldMeanings = {
  kind: "Whether they pay a percentage, an amount, everything, or nothing until they are at the salon.",
  percent: "Part of the price that is paid at booking, in percent.",
  amount: "Amount in dollars that is paid at booking.",
};

const processing: FieldMeanings = {
  processingStartMinutes: "When the processing time begins, in minutes from the start of the service.",
  processingMinutes: "Minutes in which the service needs no master, who can be booked meanwhile.",
};

/** When a service needs its master and a room. */
export const timing: FieldMeanings = {
  ...processing,
  prepMinutes: "Minutes before the visit in which master and room are occupied.",
  cleanupMinutes: "Minutes after the visit in which master and room are occupied.",
  roomId: "Id of the room or equipment that it needs; null for none.",
};

const amongVariants: FieldMeanings = {
  variantNameBn: `Name among its variants ${inBangla}`,
  variantHint: "A few words below the name among its variants; empty or null removes them.",
  variantHintBn: `Hint ${inBangla}`,
};

const service: FieldMeanings = {
  ...asked,
  ...amongVariants,
  ...timing,
  deposit: "What customers pay at booking, in place of the salon's setting; null removes it.",
  service_name: "Name of the service, which no other service has.",
  price: "Price in dollars, with at most two decimals: 0, or at least 0.50.",
  details: "What the service is, for customers.",
  img: "Address of its picture: a path on this site or a web address.",
  tagline: "A few words about the service.",
  nameBn: `Name ${inBangla}`,
  detailsBn: `Details ${inBangla}`,
  taglineBn: `Tagline ${inBangla}`,
  masterIds: "Ids of the masters who perform it; by default everyone for a new service.",
  category: "Section of the catalogue; null for none.",
  variantName: "Name of the service among its variants; null removes it.",
};

const master: FieldMeanings = {
  name: "Name of the master.",
  role: "What the master does, such as `Hair cutter`.",
  nameBn: `Name ${inBangla}`,
  roleBn: `Role ${inBangla}`,
  photo: "Path of the master's picture on this site.",
  bio: "Text about the master; may be empty.",
  serviceIds: "Ids of the services and add-ons that the master performs; variants go with their service.",
  hours: "Weekly hours; two entries on a weekday leave a break between them.",
};

/** A room or equipment. */
export const room: FieldMeanings = {
  name: "Name of the room or equipment.",
  units: "How many of them there are; a visit takes one.",
};

/** A work of the portfolio. */
export const work: FieldMeanings = {
  picture: "Address of the picture: a path on this site or a web address.",
  alt: "What the picture shows, for people who can't see it.",
  altBn: "The same in Bangla, or null.",
  title: "Title of the work.",
  titleBn: "Title in Bangla, or null.",
  before: "The picture from before the visit, or null.",
  masterId: "Id of the master whose work it is.",
};

/** The consent to show a work. */
export const consent: FieldMeanings = {
  showsPerson: "Whether the picture shows a person, whose consent it then needs.",
  consentedOn: "Date on which the person agreed, in the salon's time zone; null without consent.",
};

/** What a discount code takes off, and who can use it. */
export const offer: FieldMeanings = {
  off: "What the code takes off: a percentage or an amount.",
  kind: "Whether it takes off a percentage or an amount.",
  percent: "Part of the price that it takes off, in percent.",
  amount: "Amount in dollars that it takes off.",
  from: "First date of a booking with the code, in the salon's time zone; null for no limit.",
  until: "Last date of a booking with the code, in the salon's time zone; null for no limit.",
  serviceIds: "Ids of the services that it is for, with their variants; null for all.",
  firstVisitOnly: "Whether only guests who have not visited before can use it.",
  mostUses: "How often it can be used in total; null for no limit.",
  mostUsesEach: "How often each person can use it; null for no limit.",
};

const pack: FieldMeanings = {
  sessions: "Number of sessions; to change it, send `price` too.",
  price: "Price in dollars for all sessions together, at least 0.50 for each.",
  months: "How many months it lasts from the day of sale; null if it doesn't expire.",
};

/** What fields of services, masters, rooms, works, offers and packages mean. */
export const catalogueFields = {
  createService: { ...service, minutes: "Duration in minutes, in steps of five; the default is 60." },
  updateService: {
    ...service,
    hidden: "Whether to hide it, with its variants, so that nobody can book it.",
    addOnTo: "Ids of the services that this add-on can be booked with.",
    seen: "Fields that you read; if somebody has changed one of yours since, the call fails.",
  },
  createVariant: {
    ...amongVariants,
    ...processing,
    variantName: "Name of the variant among its service's variants.",
    price: "Price of the variant in dollars: 0, or at least 0.50.",
    minutes: "Duration in minutes, in steps of five; the default is the service's.",
    serviceIs: "Name of the service itself among its variants; the first variant needs it.",
    serviceIsBn: `Name of the service itself among its variants, ${inBangla}`,
  },
  createAddOn: {
    service_name: "Name of the add-on, which no other service has.",
    nameBn: `Name ${inBangla}`,
    price: "Price of the add-on in dollars: 0, or at least 0.50.",
    minutes: "Duration in minutes, in steps of five; the default is 15.",
    masterIds: "Ids of the masters who perform it; by default everyone.",
    addOnTo: "Ids of the services that it can be booked with.",
  },
  orderServices: { ids: "Ids of services, variants and add-ons in their new order." },

  createMaster: master,
  saveSchedule: {
    ...master,
    seen: "Weekly hours that you read; if they have changed since, new hours fail with `wrong_state`.",
  },
  retireMaster: { worksHere: "Whether the master works here and can be booked." },
  createHoursException: {
    masterId: "Id of the master; null for the whole salon.",
    from: "First date, in the salon's time zone.",
    to: "Last date, inclusive, in the salon's time zone; up to 62 dates.",
    opens: "Beginning of the hours on the salon's clock, HH:MM; without it, nobody can book the dates.",
    closes: "End of the hours on the salon's clock, HH:MM; goes with `opens`.",
    reason: "Why the hours are different.",
  },
  createRoom: room,
  updateRoom: room,

  createWork: { ...work, ...consent, published: "Whether visitors may see it." },
  updateWork: { ...work, ...consent, published: "Whether visitors may see it." },
  orderWorks: { ids: "Ids of the works in their new order." },

  createOffer: {
    ...offer,
    code: "Code that customers type: 3 to 20 letters and digits, with hyphens between.",
  },
  updateOffer: offer,
  createPackage: pack,
  updatePackage: { ...pack, onSale: "Whether customers can buy it." },

  uploadImage: { image: "The file: JPEG, PNG or WebP, up to 5 MB and 20 million pixels." },
  createReview: {
    name: "Your name, as the review shows it.",
    image: "Address of your picture: a path on this site or a web address.",
    rating: "Whole number of stars, from 1 to 5.",
    testimonial: "Text of the review.",
    bookingId: "Id of the completed booking that it is about; without it, the latest without a review.",
  },
  listAllReviews: {
    state: "Only reviews in this state; `limit` and `cursor` need it.",
    cursor: "Where the page starts: the `cursor` of the `Link` header, with the same `state`.",
  },
  moderateReview: {
    state: "Whether visitors see the review.",
    reason: "Why it is hidden; hiding needs a reason.",
    reply: "Public answer of the salon; empty deletes it.",
    seen: "How you read the review; if somebody has changed that since, the call fails with `wrong_state`.",
    "seen.state": "State that you read.",
    "seen.reply": "Answer that you read, or null.",
  },
} satisfies Partial<Record<CallName, FieldMeanings>>;
