import { booking } from "#server/http/documentation/answers/booking.ts";
import { bought } from "#server/http/documentation/answers/checkout.ts";
import { type Answered, within } from "#server/http/documentation/answers/common.ts";
import type { FieldMeanings } from "#server/http/documentation/fields/common.ts";

const user: FieldMeanings = {
  _id: "Id of the user.",
  name: "Full name of the user.",
  email: "E-mail address of the user.",
  role: "Role of the user; `admin` is the owner.",
};

const guest: FieldMeanings = {
  _id: "Id of the guest.",
  address: "Postal address of the guest; may be empty.",
  visits: "Number of completed visits.",
  noShows: "Number of missed visits.",
  spent: "Amount in dollars that is paid of completed visits.",
  owes: "Amount in dollars that is unpaid of completed visits.",
  lastVisit: "Start of the last completed visit, in ISO 8601; null before the first.",
  nextVisit: "Start of the next visit, in ISO 8601; null if none is booked.",
};

const offeredHour: FieldMeanings = {
  _id: "Id of the offered hour.",
  waitingId: "Id of the waiting list entry that it is for.",
  state: "`open` while it is held; then `booked`, `lapsed`, `declined`, or `taken_back` by the desk.",
  service_name: "Names of the services, separated by commas.",
  until: "Until when the hour is held, in ISO 8601.",
};

const entry: FieldMeanings = {
  _id: "Id of the waiting list entry.",
  state: "`waiting`; then `booked`, `left` if it was ended, or `passed` after its last date.",
  service_name: "Names of the services, separated by commas.",
  masterIds: "Id of a master or `any`, for the whole visit or for each service in order.",
  dates: "Acceptable dates, in the salon's time zone.",
  hours: "Hours of the day in which the visit may begin; empty for any.",
  since: "When the guest joined the list, in ISO 8601.",
  endedAt: "When the entry ended, in ISO 8601; null while it waits.",
  offered: "The last hour that was offered for it; null if none was.",
  ...within("offered", { ...offeredHour, masterIds: "Ids of the masters, one for each service in order." }),
  lacks: "What it names that the salon no longer has, so that nothing comes free; missing if nothing.",
  bookingId: "Id of the booking that came of it; missing if none did.",
};

/** What is answered about users, guests and the waiting list. */
export const peopleAnswers = {
  createToken: { token: "Bearer token, valid for 15 minutes." },
  readAdminStatus: { admin: "Whether the user is an admin." },
  createUser: { insertedId: "Id of your user record." },
  listUsers: user,
  readMe: {
    ...user,
    photoURL: "Address of your photo, or null.",
    phone: "Your mobile number, or null.",
    mobileProof: "Whether you have confirmed your number; `unavailable` if the salon sends no texts.",
    language: "Language of your mails and texts: English or Bangla.",
    notices: "Notices that you get.",
    reminderDay: "Whether you are reminded 24 hours before a visit.",
    reminderHours: "Whether you are reminded 2 hours before a visit.",
    reviewRequest: "Whether you are asked for a review after a visit.",
    toldBy: "How you are notified of visits.",
    hasStoppedTexts: "Whether you answered STOP to a text; until you send START, you get mails.",
    tellsBy: "Ways in which the salon notifies people.",
  },
  sendMobileCode: {
    sentTo: "Mobile number that gets the code, with its country code.",
    goodUntil: "Until when the code can be used, in ISO 8601.",
  },
  listSessions: {
    _id: "Id of the session.",
    current: "Whether this call was made in it.",
    userAgent: "`User-Agent` header of the browser, or null.",
    createdAt: "When you signed in, in ISO 8601.",
    seenAt: "When it was last used, in ISO 8601.",
  },

  listGuests: {
    ...within("guests", guest),
    guests: "A page of guests, most recent bookers first.",
    count: "Number of guests that were found.",
    isCut: "Whether there may be more than `count`, which only a longer search can find.",
  },
  readGuest: {
    ...guest,
    since: "When the desk first noted the guest, in ISO 8601.",
    otherNumbers: "Other numbers under which the guest has booked.",
    isAddressKnown: "Whether the account has completed a visit under this number.",
    isAddressProved: "Whether the account has verified its e-mail address.",
    language: "Language of the guest's account, or the one that the desk chose last.",
    byText: "Whether a guest without an account asked for texts to the number.",
    notes: "Notes about the guest, the pinned one first.",
    "notes._id": "Id of the note.",
    "notes.note": "Text of the note.",
    "notes.pinned": "Whether it is shown wherever the guest is booked.",
    "notes.by": "Name of who wrote it; may be empty.",
    "notes.date": "When its text was written, in ISO 8601.",
    packages: "Packages that the guest bought, newest first.",
    ...within("packages", bought),
    visitList: "Bookings of the guest: those to be arranged, then the latest first, up to 100.",
    ...within("visitList", booking),
    "visitList.paid": "How it was paid; `deposit` if only a part is, `unpaid` if nothing is.",
    "visitList.note": "Note about the booking, for the front desk only.",
    usualMaster: "Most frequent master of the completed visits in the list; null if nobody is.",
    "usualMaster._id": "Id of the master.",
    "usualMaster.visits": "Number of these visits with the master.",
    usualService: "Most frequent service of the completed visits in the list; null if none is.",
    "usualService._id": "Id of the service.",
    "usualService.visits": "Number of these visits with the service.",
    everyDays: "Median number of days between these visits; null before the third.",
    lookalikes: "Other guests with the same number or e-mail address.",
    merges: "Merges that can still be undone.",
    "merges._id": "Id of the merge.",
    "merges.name": "Full name of the guest who was merged into this one.",
    "merges.until": "Until when the merge can be undone, in ISO 8601.",
  },
  createGuest: { insertedId: "Id of the guest." },
  createGuestNote: { insertedId: "Id of the note." },
  mergeGuests: {
    keptId: "Id of the guest that was kept.",
    mergeId: "Id of the merge, with which it can be undone.",
  },

  joinWaitingList: { insertedId: "Id of the waiting list entry." },
  addWaitingGuest: { insertedId: "Id of the waiting list entry." },
  listMyWaiting: entry,
  listWaiting: {
    entries: "A page of waiting list entries.",
    ...within("entries", entry),
    "entries.fits": "First free hour that fits; null if there is none, or once the entry has ended.",
    "fits.masterIds": "Ids of the masters, one for each service in order.",
    waiting: "Number of entries that wait, for any date.",
  },
  readOfferedHour: offeredHour,
  offerHour: { insertedId: "Id of the offered hour." },
  bookOfferedHour: { insertedId: "Id of the booking." },
} satisfies Partial<Record<Answered, FieldMeanings>>;
