import type { ErrorCode } from "#contract/errors.ts";

/** What happened, and what the caller does next. */
export const errorExplanations: Readonly<Record<ErrorCode, string>> = {
  invalid_input: "A field is missing or has a wrong value. Correct the fields that `errors` names.",
  malformed_json: "The request body can't be read as JSON. Send valid JSON.",
  body_too_large: "The request body is larger than this call accepts. Send less, or a smaller file.",
  unsupported_media_type:
    "The request body has the wrong `Content-Type`, or is compressed. Send `application/json` as it is, or `multipart/form-data` to upload a picture.",
  not_found: "There is no such call or record, or it isn't yours. Check the path and the id.",
  method_not_allowed: "This path has no such method. Use one that the `Allow` header lists.",
  unauthenticated:
    "The token is missing or has expired, or the API key is unknown or revoked. Get a new token with `POST /jwt`, or use another key.",
  forbidden:
    "You may not make this call. If the response has a `scope`, use an API key with that scope; otherwise sign in as a person with the right role.",
  too_many_requests:
    "You have reached a rate limit. Wait as many seconds as `Retry-After` says, then repeat the call.",
  price_mismatch:
    "The price or amount due isn't the one that you sent. Load it again, show it to the customer and send the new one.",
  code_refused:
    "The discount code is unknown or can't be used for this booking. Remove it, or try another one.",
  gift_card_empty:
    "The gift card has no balance, or its balance is held for another booking. Remove it, or try another one.",
  package_over:
    "The package has no session left, has ended, or is for another service. Book without it, or choose its service.",
  service_unavailable:
    "The service, package or membership isn't offered, or this master doesn't perform the service. Load the list again and choose from it.",
  variants_together: "A booking can have only one variant of a service. Remove the others.",
  add_on_alone: "An add-on can't be booked alone. Add one of its services.",
  add_on_twice: "A booking can have an add-on only once. Remove the second one.",
  slot_taken: "Somebody else has this hour. Choose one of the `alternatives`, or list the free hours again.",
  hold_limit:
    "Too many hours are held without payment. Pay for one, or wait as many seconds as `Retry-After` says.",
  hour_free:
    "An hour is free on the chosen days, so there is nothing to wait for. Book one of the `alternatives`.",
  waiting_limit:
    "The customer has as many waiting list entries as allowed, or the list is full. Delete an entry, or try again another day.",
  outside_hours:
    "The hour is outside the hours that can be booked. Choose one of the `alternatives`, or list the free hours.",
  too_late:
    "It is too late for this. `detail` says what to do instead; usually the customer calls the salon.",
  wrong_state:
    "The record's current state doesn't allow this, or it was changed in the meantime. Retrieve it again; `detail` says what to do.",
  refund_changed: "The refund isn't the one that you sent. Preview it again and send the new one.",
  extended_already: "The hold can't be extended again. Pay before it ends.",
  purchase_closed:
    "The purchase is already paid or has ended, and nothing more is charged. List the customer's bookings before you start again.",
  day_closed: "The day is already closed. Reopen it first if it must change.",
  money_moved:
    "The desk took or returned money while the day was counted. Retrieve the day's close and count again.",
  payment_not_succeeded:
    "The payment has not succeeded, so nothing was booked. Complete the payment, then repeat the call.",
  payment_mismatch:
    "The payment is unknown, belongs to somebody else or is for another amount. Check the transaction id; if the card was charged, contact the salon.",
  payment_refunded:
    "The payment succeeded but could no longer buy anything, so it is being refunded. Start again with a new payment.",
  payment_provider_failed:
    "The card provider doesn't respond. This request charged nothing. Wait as many seconds as `Retry-After` says, then repeat the call.",
  payment_in_progress: "A payment is being decided. Wait a few minutes, then try again.",
  review_waiting: "The customer's last review is waiting for approval. Try again after it is approved.",
  last_admin: "The salon needs an admin. Make another user an admin first.",
  own_account:
    "You can't do this to your own account, or the e-mail address isn't the account's. Ask another admin, or check the address.",
  name_taken: "The name or code is already in use. Choose another one; merge guests who are the same person.",
  draft_changed: "Somebody else saved the draft after you read it. Retrieve it and apply your change again.",
  work_changed: "Somebody else saved the work after you read it. Retrieve it and apply your change again.",
  settings_changed:
    "Somebody else changed one of these settings or fields after you read it. Retrieve them and apply your change again.",
  visit_moved:
    "Somebody else moved the booking or changed its end after you read it. Retrieve it, then decide again.",
  nothing_to_publish: "The draft is the same as what is published. Change it first.",
  accent_unreadable: "Text in this colour can't be read. `errors` names the nearest colour that can.",
  not_open: "The salon doesn't take bookings yet. Wait until `open` is true in `GET /salon`.",
  not_set_up:
    "The salon has not set up what this needs, for example text messages or a step before opening. An admin can complete the setup.",
  invitation_over: "The invitation was used or withdrawn, or has expired. Ask for a new one.",
  invitation_of_another: "The invitation is for another e-mail address. Sign in with that address.",
  picture_host_failed:
    "The picture could not be stored. Wait as many seconds as `Retry-After` says, then repeat the call.",
  busy: "The server has too much of this work at once. Wait as many seconds as `Retry-After` says, then repeat the call.",
  internal_error:
    "Something failed in the server. Try again in a minute; if it happens again, contact the salon.",
  not_ready:
    "The server can't reach its database. This request charged nothing. Wait as many seconds as `Retry-After` says, then repeat the call.",
};
