import type { Answered } from "#server/http/documentation/answers/common.ts";
import type { FieldMeanings } from "#server/http/documentation/fields/common.ts";

const webhookSecret = "Secret that signs the messages; no other response contains it.";

const feed: FieldMeanings = {
  url: "Address of the feed; no other response contains it.",
  createdAt: "When the feed was created, in ISO 8601.",
};

const noFeed: FieldMeanings = { createdAt: "When the feed was created, in ISO 8601; null if there is none." };

const message: FieldMeanings = {
  type: "The event.",
  timestamp: "When it happened, in ISO 8601.",
};

const aboutBooking: FieldMeanings = {
  ...message,
  data: "The booking when the message was written.",
  status: "Status of the booking.",
  startsAt: "Start of the visit, in ISO 8601; null while it is to be arranged.",
  endsAt: "End of the visit, in ISO 8601; null while it is to be arranged.",
  masterIds: "Id of the master of each service in order; null if none is assigned.",
};

const aboutRefund: FieldMeanings = {
  ...message,
  data: "The refund.",
  refundId: "Id of the refund.",
  bookingId: "Id of the booking; null if the payment was for none.",
  amount: "Amount of the refund, in units of `currency` such as dollars.",
  currency: "Currency of the payment, such as `usd`.",
};

const deliveries: FieldMeanings = {
  deliveries: "A page of mails and texts, newest first.",
  "deliveries._id": "Id of the mail or text.",
  "deliveries.by": "How it is sent.",
  "deliveries.kind": "Kind of message, such as `booking_received`.",
  "deliveries.state": "State of the mail or text; `not_sent` is no longer wanted, `failed` is given up.",
  "deliveries.to": "Address or number that gets it; null if it is unknown or no longer kept.",
  "deliveries.queuedAt": "When it was queued, in ISO 8601.",
  "deliveries.dueAt": "When it is due or tried next, in ISO 8601.",
  "deliveries.doneAt": "When it was sent or dropped, in ISO 8601; null until then.",
  "deliveries.attempts": "Number of attempts so far.",
  "deliveries.notSent": "Why it was not sent, or null.",
  "deliveries.error": "Error of the last attempt, or null.",
  "deliveries.text": "What a sent text cost and what became of it; null for anything else.",
  "text.segments": "Number of segments that the text takes.",
  "text.cost": "What it cost, as the gateway writes it; null if it doesn't say.",
  "text.receipt": "Whether it reached the phone; null if the gateway hasn't said.",
  "text.receiptWhy": "Why it did not reach the phone, as the gateway writes it, or null.",
  "deliveries.about": "The booking that it is about; null if it is about none.",
  "about.service_name": "Names of the services, separated by commas.",
  "about.startsAt": "Start of the visit, in ISO 8601; null while it is to be arranged.",
};

const importCounts: FieldMeanings = {
  made: "Number of lines that became new records.",
  joined: "Number of lines that added to records of the salon.",
  refused: "Number of lines that were left out.",
};

/** What is answered about messages, other programs and other systems' files, sent to programs, and returned as errors. */
export const programAnswers = {
  listContactMessages: {
    _id: "Id of the message.",
    firstName: "First name of the visitor.",
    lastName: "Last name of the visitor.",
    email: "E-mail address of the visitor.",
    mobile: "Mobile number of the visitor.",
    message: "Text of the message; may be empty.",
    date: "When the message was sent, in ISO 8601.",
    handledAt: "When it was marked as handled, in ISO 8601; null while it is open.",
  },
  listDeliveries: {
    texts: "How much of the salon's daily limit of texts is used; null if the salon sends none.",
    "texts.notices": "Texts that notify people.",
    "texts.codes": "Texts with codes that confirm numbers.",
    sent: "Number of texts that were sent today.",
    most: "Most texts that are sent in a day.",
    failed: "Number of mails and texts that were given up, in total.",
    ...deliveries,
  },

  listApiKeys: {
    _id: "Id of the key, which isn't the key itself.",
    name: "Name of the key.",
    start: "First characters of the key, to tell keys apart.",
    scopes: "What the key may do.",
    madeBy: "Name of who made it; null if that person has left.",
    createdAt: "When the key was made, in ISO 8601.",
    lastUsedAt: "When it was last used, in ISO 8601, to the hour; null before its first use.",
    revokedAt: "When it was revoked, in ISO 8601; null while it works.",
  },
  createApiKey: { insertedId: "Id of the key.", key: "The key; no other response contains it." },
  listWebhooks: {
    _id: "Id of the endpoint.",
    url: "Address that gets the messages.",
    events: "Events that it is notified of.",
    createdAt: "When the endpoint was created, in ISO 8601.",
    failingSince: "First failed attempt since the last success, in ISO 8601; null if there is none.",
    offAt: "When it was switched off, in ISO 8601; null while it gets messages.",
  },
  createWebhook: { insertedId: "Id of the endpoint.", secret: webhookSecret },
  renewWebhookSecret: { secret: webhookSecret },
  listWebhookMessages: {
    _id: "Id of the message, which is its `webhook-id`.",
    event: "Event that it tells of; `test` tells of none.",
    state: "`waiting`, `sent`, or `failed` if it was given up.",
    attempts: "Number of attempts so far.",
    status: "HTTP status of the last response; null if there was none.",
    error: "Why there was no response, such as `timed_out`; null if there was one.",
    createdAt: "When the message was written, in ISO 8601.",
    triedAt: "When it was last tried, in ISO 8601; null before the first attempt.",
    nextAt: "When it is tried next, in ISO 8601; null if it isn't.",
    body: "Body of the message, as JSON.",
  },
  "booking.created": aboutBooking,
  "booking.moved": aboutBooking,
  "booking.changed": aboutBooking,
  "booking.cancelled": aboutBooking,
  "payment.refunded": aboutRefund,
  "payment.refund_failed": aboutRefund,
  readMyFeed: noFeed,
  createMyFeed: feed,
  readMasterFeed: noFeed,
  createMasterFeed: feed,

  planImport: {
    made: "Number of lines that become new records.",
    unchanged: "Number of lines that add nothing to what the salon has.",
    toArrange: "New bookings whose time isn't free, so that the desk has to arrange them.",
    row: "Number of the line in the file.",
    "toArrange.why": "Whether the time is `taken`, or `closed` for another reason.",
    owed: "Amount in dollars that guests will owe at the salon for the new bookings.",
    joined: "Lines that add to records of the salon.",
    subjectId: "Id of the salon's record.",
    name: "Name of the salon's record.",
    adds: "Fields that the line adds.",
    keeps: "Fields in which the line differs, and the salon's values stay.",
    unlike: "Lines that add nothing and differ in some field.",
    refused: "Lines that are left out.",
    "refused.reason": "Why the line is left out.",
    "refused.otherRow": "Number of the line that it agrees or conflicts with, or null.",
  },
  importFile: {
    ...importCounts,
    insertedId: "Id of the import.",
    unchanged: "Number of lines that changed nothing.",
    until: "Until when the import can be undone, in ISO 8601.",
  },
  listImports: {
    ...importCounts,
    _id: "Id of the import.",
    kind: "What the file held.",
    fileName: "Name of the file.",
    by: "Name of who imported it; may be empty.",
    date: "When it was imported, in ISO 8601.",
    until: "Until when the import can be undone, in ISO 8601; null if it no longer can.",
    takenBack: "When the import was undone, in ISO 8601; null if it wasn't.",
  },
  takeImportBack: {
    takenBack: "Number of records that are again as they were before the import.",
    stayed: "Number of records that stay, since they were changed or used.",
  },
  exportGuests: {
    guests: "A page of guests, in the form that an import accepts.",
    _id: "Id of the guest.",
    address: "Postal address of the guest; may be empty.",
    note: "The pinned note about the guest, or the latest; may be empty.",
    lastVisit: "Start of the last completed visit, in ISO 8601; null before the first.",
    owes: "Amount in dollars that is unpaid of completed visits.",
  },
  exportLines: {
    lines: "Lines by field, in the form that an import accepts; bookings also have `paid` and `due`.",
  },

  Problem: {
    type: "Path of the page that explains the error code.",
    title: "Short name of the error.",
    status: "HTTP status of the response.",
    detail: "Sentence for people about what happened; missing if there is no more to say.",
    code: "What went wrong; go by this, since it doesn't change.",
    errors: "Fields of the request that are wrong; missing if none is.",
    "errors.field": "Path of the field, such as `policy.graceMinutes`.",
    "errors.message": "Sentence for people about what is wrong.",
    alternatives: "Other free times, nearest first; missing if there are none.",
    scope: "Scope with which an API key could make the call; missing if none would help.",
  },
} satisfies Partial<Record<Answered, FieldMeanings>>;
