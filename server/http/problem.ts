import type { FastifyReply } from "fastify";
import type { ErrorCode, Problem } from "#contract/errors.ts";
import type { Refusal } from "#server/usecases/result.ts";

/**
 * The only map from codes to statuses. 401 and 403 always mean sign-in or role, because the client signs out on them.
 */
const statuses: Record<ErrorCode, { status: number; title: string }> = {
  invalid_input: { status: 422, title: "The input has errors" },
  malformed_json: { status: 400, title: "The body is not JSON" },
  body_too_large: { status: 413, title: "The body is too large" },
  unsupported_media_type: { status: 415, title: "The body's type is not accepted here" },
  not_found: { status: 404, title: "There is nothing here" },
  method_not_allowed: { status: 405, title: "This address does not accept that method" },
  unauthenticated: { status: 401, title: "Sign in first" },
  forbidden: { status: 403, title: "This is not for you" },
  too_many_requests: { status: 429, title: "Too many calls" },
  price_mismatch: { status: 409, title: "The price has changed" },
  code_refused: { status: 409, title: "This code can't be used" },
  gift_card_empty: { status: 409, title: "Nothing is left on this gift card" },
  package_over: { status: 409, title: "No session of this package can be used" },
  service_unavailable: { status: 409, title: "This service is not offered" },
  variants_together: { status: 409, title: "Only one variant of a service can be booked at once" },
  add_on_alone: { status: 409, title: "An add-on needs its service" },
  add_on_twice: { status: 409, title: "This can be added once" },
  slot_taken: { status: 409, title: "This hour is taken" },
  hold_limit: { status: 429, title: "Too many hours are held without payment" },
  hour_free: { status: 409, title: "An hour is free" },
  waiting_limit: { status: 409, title: "No more waiting list entries are possible" },
  outside_hours: { status: 409, title: "This hour can't be booked" },
  too_late: { status: 409, title: "It is too late for this" },
  wrong_state: { status: 409, title: "This is not possible now" },
  refund_changed: { status: 409, title: "The refund has changed" },
  extended_already: { status: 409, title: "This hold was extended already" },
  day_closed: { status: 409, title: "This day is closed" },
  money_moved: { status: 409, title: "The sums have changed" },
  purchase_closed: { status: 409, title: "This purchase is closed" },
  payment_not_succeeded: { status: 409, title: "The payment has not succeeded" },
  payment_mismatch: { status: 409, title: "This payment does not match" },
  payment_refunded: { status: 409, title: "The payment was refunded" },
  payment_provider_failed: { status: 503, title: "The card provider does not answer" },
  payment_in_progress: { status: 409, title: "Another payment is under way" },
  review_waiting: { status: 409, title: "A review is waiting for approval" },
  last_admin: { status: 409, title: "The salon needs an admin" },
  own_account: { status: 409, title: "This is your own account" },
  name_taken: { status: 409, title: "This name is taken" },
  draft_changed: { status: 409, title: "Somebody else has saved in the meantime" },
  work_changed: { status: 409, title: "Somebody else has saved in the meantime" },
  settings_changed: { status: 409, title: "Somebody else has saved in the meantime" },
  visit_moved: { status: 409, title: "Somebody else has moved it or changed its end in the meantime" },
  nothing_to_publish: { status: 409, title: "Nothing has changed" },
  accent_unreadable: { status: 422, title: "This colour is too pale to read" },
  not_open: { status: 409, title: "The salon opens soon" },
  not_set_up: { status: 409, title: "The salon has not set this up" },
  invitation_over: { status: 409, title: "This invitation is no longer valid" },
  invitation_of_another: { status: 409, title: "This invitation is for another address" },
  picture_host_failed: { status: 503, title: "The picture could not be stored" },
  busy: { status: 503, title: "The server is busy" },
  internal_error: { status: 500, title: "Something went wrong on our side" },
  not_ready: { status: 503, title: "The server is not ready" },
};

/** Statuses that are temporary: each response says when to try again. */
const comesBack = new Set([429, 503]);
const defaultWait = 60;

/** A refusal as RFC 9457 problem details. */
export function toProblem({ code, detail, errors, alternatives, scope }: Omit<Refusal, "ok">): Problem {
  const { status, title } = statuses[code];
  return {
    type: `/api/docs#${code}`,
    title,
    status,
    code,
    ...(detail && { detail }),
    ...(errors && { errors }),
    ...(alternatives && { alternatives }),
    ...(scope && { scope }),
  };
}

export function sendProblem(reply: FastifyReply, refusal: Omit<Refusal, "ok">): FastifyReply {
  const problem = toProblem(refusal);
  if (comesBack.has(problem.status)) reply.header("retry-after", String(refusal.retryAfter ?? defaultWait));
  return reply.status(problem.status).type("application/problem+json").send(JSON.stringify(problem));
}

/** What a caller gets when the database is away. A payment that was already made is booked once it is back. */
export const databaseAway = {
  code: "not_ready",
  detail:
    "The salon's books can't be reached right now. Nothing was taken by this step; try again in a minute.",
  retryAfter: 5,
} as const;
