import { type Answered, within } from "#server/http/documentation/answers/common.ts";
import { asked, consent, offer, room, timing, work } from "#server/http/documentation/fields/catalogue.ts";
import type { FieldMeanings } from "#server/http/documentation/fields/common.ts";

const bookable: FieldMeanings = {
  nameBn: "Name in Bangla; missing if there is none.",
  price: "Price in dollars.",
  memberPrice: "Price for members, in dollars.",
  minutes: "Duration in minutes.",
  masterIds: "Ids of the masters who perform it.",
};

const variantWords: FieldMeanings = {
  variantName: "Name among the variants of its service; null if there are none.",
  variantNameBn: "Name among the variants, in Bangla; missing if there is none.",
  variantHint: "A few words below that name; missing if there are none.",
  variantHintBn: "The hint in Bangla; missing if there is none.",
};

const listed: FieldMeanings = {
  ...bookable,
  ...variantWords,
  details: "What the service is, for customers.",
  detailsBn: "Details in Bangla; missing if there are none.",
  img: "Address of its picture.",
  icon: "The same address as `img`.",
  tagline: "A few words about the service; may be empty.",
  taglineBn: "Tagline in Bangla; missing if there is none.",
  position: "Place in the salon's order.",
  category: "Section of the catalogue; null for none.",
  variantOf: "Id of the service that it is a variant of; null if it is no variant.",
};

const service: FieldMeanings = {
  ...listed,
  _id: "Id of the service.",
  variants: "Other sizes of the service, in the salon's order; a visit includes one of them at most.",
  "variants._id": "Id of the variant.",
  "variants.service_name": "Name of the service, with that of the variant in brackets.",
  "variants.variantName": "Name among the variants of the service.",
  addOns: "What can be booked with the service, in the salon's order.",
  "addOns._id": "Id of the add-on.",
  "addOns.service_name": "Name of the add-on.",
};

/** A master as visitors see them. */
export const master: FieldMeanings = {
  _id: "Id of the master.",
  name: "Name of the master.",
  nameBn: "Name in Bangla; missing if there is none.",
  role: "What the master does, such as `Hair cutter`.",
  roleBn: "Role in Bangla; missing if there is none.",
  photo: "Path of the master's picture on this site.",
  bio: "Text about the master; may be empty.",
};

const outsideHours = "Upcoming bookings and holds outside the hours, nearest first.";

const exceptions: FieldMeanings = {
  exceptions: "Upcoming special hours, of the master and of the whole salon.",
  "exceptions._id": "Id of the special hours.",
  "exceptions.masterId": "Id of the master; null for the whole salon.",
  "exceptions.date": "Date of the special hours, in the salon's time zone.",
  "exceptions.opens": "Beginning of the hours on the salon's clock, HH:MM; null if nobody can book the date.",
  "exceptions.closes": "End of the hours on the salon's clock, HH:MM; null if nobody can book the date.",
  "exceptions.reason": "Why the hours are different.",
};

const hour: FieldMeanings = {
  masters: "First free hour with each master who performs all of the services, in the salon's order.",
  "masters.next": "First free hour with the master; null if there is none.",
};

const review: FieldMeanings = {
  _id: "Id of the review.",
  name: "Name of the reviewer.",
  image: "Address of the reviewer's picture.",
  rating: "Number of stars, from 1 to 5.",
  testimonial: "Text of the review.",
  verified: "Whether it is about a completed booking.",
  reply: "Public answer of the salon, or null.",
};

/** What is answered about services, masters, free hours, offers, reviews and works. */
export const catalogueAnswers = {
  listServices: service,
  readService: { ...service, _id: "Id of the service or the variant." },
  listAllServices: {
    ...listed,
    ...timing,
    ...within("deposit", asked),
    _id: "Id of the service, the variant or the add-on.",
    service_name: "Name of the service, the variant or the add-on.",
    hidden: "Whether it is hidden, so that nobody can book it.",
    addOnTo: "Ids of the services that the add-on can be booked with; empty if it is no add-on.",
    deposit: "What customers pay at booking, in place of the salon's setting; null for that setting.",
    waiting: "Number of waiting list entries that name it or a variant of it; missing if there are none.",
  },
  updateService: {
    withoutUnit: "Upcoming bookings and holds for which the new room isn't free; missing if there are none.",
  },

  listMasters: master,
  listAllMasters: {
    ...master,
    worksHere: "Whether the master works here and can be booked.",
    waiting: "Number of waiting list entries that name the master; missing if there are none.",
  },
  createMaster: { insertedId: "Id of the master." },
  readSchedule: {
    master: "The master.",
    ...within("master", master),
    hours: "Weekly hours; two entries on a weekday leave a break between them.",
    serviceIds: "Ids of the services and add-ons that the master performs; variants go with their service.",
    ...exceptions,
  },
  saveSchedule: { outside: outsideHours },
  saveSalonSettings: { outside: outsideHours },
  retireMaster: { outside: "Upcoming bookings and holds with a master who no longer works here." },
  createHoursException: {
    insertedId: "Id of the special hours of the first date.",
    insertedIds: "Ids of the special hours, one for each date.",
    outside: outsideHours,
  },
  listRooms: { ...room, _id: "Id of the room or equipment." },

  readAvailability: {
    until: "Last date that customers can book now, in the salon's time zone.",
    nextFree: "First free hour on or after `from`, even after `to`; null if there is none.",
    days: "Each day of the span.",
    "days.date": "Date of the day, in the salon's time zone.",
    "days.state": "`closed`, `full`, `few` for up to three free hours, or `free` for more.",
    "days.count": "Number of free hours.",
    "days.slots": "Free hours of the day, in order.",
    "days.taken": "Starts that others have taken, in ISO 8601; only with `show=taken`.",
  },
  readNextHours: { ...hour, anyone: "First free hour with any master; null if there is none." },

  listOffers: {
    ...offer,
    _id: "Id of the offer.",
    code: "Code that customers type.",
    endedAt: "When the offer was ended, in ISO 8601; null if it wasn't.",
    booked: "Number of bookings made with it.",
    held: "Number of unpaid purchases that hold it now.",
    revenue: "Price in dollars of its bookings that were neither cancelled nor missed.",
  },

  listReviews: review,
  listAllReviews: {
    ...review,
    state: "`published` or `hidden`, or `pending` while it waits for approval.",
    date: "When it was written, in ISO 8601.",
    hiddenReason: "Why it is hidden, or null.",
  },

  listWorks: { ...work, _id: "Id of the work." },
  listAllWorks: {
    ...work,
    ...consent,
    _id: "Id of the work.",
    picture: "Address of the picture; empty once the consent was withdrawn.",
    "before.picture": "Address of the picture: a path on this site or a web address.",
    withdrawnAt: "When the person withdrew the consent, in ISO 8601; null unless they did.",
    published: "Whether the owner wants visitors to see it.",
    shown: "Whether visitors see it: published, with its picture, and with consent if it needs one.",
  },
  uploadImage: {
    success: "Always true.",
    data: "The picture.",
    display_url: "Address of the picture.",
  },
} satisfies Partial<Record<Answered, FieldMeanings>>;
