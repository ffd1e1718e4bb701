/**
 * What fields mean, by path (`policy.refunds.percent`), by its end or by name. The contract does not say it, since pages
 * load the contract.
 */
export type FieldMeanings = Readonly<Record<string, string>>;

/** What fields mean by their names, in every call that does not say otherwise. */
export const commonFields: FieldMeanings = {
  limit: "Maximum number of results per page; the default is 200.",
  cursor: "Where the page starts: the `cursor` of the previous response's `Link` header.",
  from: "First date of the span, in the salon's time zone.",
  to: "Last date of the span, inclusive, in the salon's time zone.",
  key: "UUID of your choice that makes a retry safe: the same request with the same key takes effect once.",
  version: "The `version` that you read; if it has changed since, the call fails.",

  name: "Full name of the guest.",
  number: "Mobile number of the guest: digits with an optional `+`.",
  email: "E-mail address of the guest.",
  guestId: "Id of the guest; without it, the guest without an account who has this number, or a new one.",
  isNewGuest: "Whether it is a new guest, even if others have this number; one with the same name is used.",
  language: "Language of messages to a guest without an account from now on: English or Bangla.",

  service: "Id of a service; repeat it for several, in the order of the visit.",
  master: "Id of a master or `any`, for the whole visit; or repeat it, once for each service in order.",
  serviceId: "Id of the service.",
  serviceIds: "Ids of the services, in the order of the visit.",
  masterId: "Id of a master or `any`, for the whole visit; without it, anyone.",
  masterIds: "Id of a master or `any` for each service in order, or one for the whole visit.",
  startsAt: "Start of the visit, in ISO 8601 with an offset or `Z`.",
  moving: "Id of a booking that is to be moved; its own time counts as free.",
  by: "Who wants it; the default is `salon` if staff call for a customer, and `customer` otherwise.",

  weekday: "Day of the week, from 0 for Sunday to 6 for Saturday.",
  opens: "Beginning of the hours on the salon's clock, HH:MM in steps of five minutes.",
  closes: "End of the hours on the salon's clock, HH:MM in steps of five minutes, up to 24:00.",

  method: "How it was paid: in cash, with the card machine, or in another way.",
  transactionId: "Id of the payment intent that has succeeded, such as `pi_…`.",
  minutes: "Duration in minutes, in steps of five.",
  reason: "Why, in your own words.",
};
