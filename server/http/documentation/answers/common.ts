import type { CallName } from "#contract/paths.ts";
import type { WebhookEvent } from "#domain/webhooks.ts";
import type { FieldMeanings } from "#server/http/documentation/fields/common.ts";

/** What is answered to a call, sent as a message, or returned by any call that fails. */
export type Answered = CallName | WebhookEvent | "Problem";

/** The same fields as parts of another one. @param above its path, such as `visit` */
export function within(above: string, fields: FieldMeanings): FieldMeanings {
  return Object.fromEntries(Object.entries(fields).map(([path, means]) => [`${above}.${path}`, means]));
}

/** A booking in the way of what was just changed. */
const hit: FieldMeanings = {
  _id: "Id of the booking, or of the hold if `held` is true.",
  service_name: "Names of the services, separated by commas.",
  held: "Whether it is an hour that a guest is paying for; missing for a booking.",
};

/** What the fields of answers mean by the ends of their paths, in every answer that does not say otherwise. */
export const commonAnswers: FieldMeanings = {
  insertedId: "Id of the record that was created.",
  modifiedCount: "Number of records that were changed.",
  deletedCount: "Number of records that were deleted or ended.",
  next: "Where the next page starts; null after the last one.",
  version: "Counts the changes; send it back with yours.",
  zone: "Time zone of the salon, such as `Asia/Dhaka`.",

  name: "Full name of the guest.",
  number: "Mobile number of the guest; may be empty.",
  email: "E-mail address of the guest; may be empty.",
  memberUntil: "When the membership ends, in ISO 8601; null without one.",
  hasAccount: "Whether the guest has an account.",

  bookingId: "Id of the booking.",
  guestId: "Id of the guest.",
  serviceId: "Id of the service.",
  serviceIds: "Ids of the services, in the order of the visit.",
  service_name: "Name of the service.",
  service_nameBn: "Name of the service in Bangla; missing if there is none.",
  masterId: "Id of the master.",
  masterIds: "Ids of the masters, one for each service in order.",
  status: "Status of the booking now.",
  startsAt: "Start of the visit, in ISO 8601.",
  endsAt: "End of the visit, in ISO 8601.",

  weekday: "Day of the week, from 0 for Sunday to 6 for Saturday.",
  opens: "Beginning of the hours on the salon's clock, HH:MM.",
  closes: "End of the hours on the salon's clock, HH:MM, up to 24:00.",

  clientSecret: "Secret with which the browser confirms the card payment; empty if nothing is due.",
  purchaseId: "Id of the purchase; it stands for the payment intent if nothing is due.",
  holdEndsAt: "Until when the hour is held, in ISO 8601; null if none is.",

  discountOf: "Why the price was reduced; null or missing if it wasn't.",
  "discountOf.kind": "`member` for the discount of a membership, `code` for that of a discount code.",
  "discountOf.percent": "Part that was taken off, in percent; null for a code that takes off an amount.",
  "discountOf.code": "The discount code.",
  "discountOf.amount": "Amount in dollars that the code takes off; null if it takes off a percentage.",

  steps: "What cancelling refunds until when, nearest deadline first; nothing after the last.",
  "steps.until": "Until when cancelling refunds this part, in ISO 8601.",
  "steps.percent": "Part of what was paid that cancelling refunds, in percent.",

  "alternatives.masterId": "Id of the master of the first service.",

  toHandBack: "What the desk has to hand back to guests now.",
  "toHandBack.visits": "Number of bookings with money to hand back.",
  "toHandBack.amount": "Amount in dollars to hand back in total.",

  "reasons.code": "What is in the way.",
  "reasons.service_name": "Name of the service that it is about; missing if it is about none.",
  "reasons.masterName": "Name of the master who is not free; missing if it is about none.",
  "reasons.roomName": "Name of the room or equipment that is not free; missing if it is about none.",
  "reasons.from": "Earliest start that customers can book, in ISO 8601; only if this one is too soon.",
  "reasons.there": "Who or what is there instead, in order of time; missing if nothing is.",
  "there.kind": "Whether it is a visit, a hold, an offered hour, time off, or hours in which nobody works.",
  "there.name": "Name of the guest, or the reason of the time off; may be empty.",
  "there.startsAt": "When it begins, in ISO 8601.",
  "there.endsAt": "When it ends, in ISO 8601.",

  unable: "Upcoming bookings and holds that their master no longer performs; missing if there are none.",
  ...within("hits", hit),
  ...within("outside", hit),
  ...within("unable", hit),
  ...within("withoutUnit", hit),
};
