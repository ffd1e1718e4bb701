import { z } from "zod";
import { scopes } from "#domain/scopes.ts";

/** Every code that a refusal can carry. Clients branch on these, never on the sentences beside them. */
export const errorCodes = [
  "invalid_input",
  "malformed_json",
  "body_too_large",
  "unsupported_media_type",
  "not_found",
  "method_not_allowed",
  "unauthenticated",
  "forbidden",
  "too_many_requests",
  "price_mismatch",
  "code_refused",
  "gift_card_empty",
  "package_over",
  "service_unavailable",
  "variants_together",
  "add_on_alone",
  "add_on_twice",
  "slot_taken",
  "hold_limit",
  "hour_free",
  "waiting_limit",
  "outside_hours",
  "too_late",
  "wrong_state",
  "refund_changed",
  "extended_already",
  "purchase_closed",
  "day_closed",
  "money_moved",
  "payment_not_succeeded",
  "payment_mismatch",
  "payment_refunded",
  "payment_provider_failed",
  "payment_in_progress",
  "review_waiting",
  "last_admin",
  "own_account",
  "name_taken",
  "draft_changed",
  "work_changed",
  "settings_changed",
  "visit_moved",
  "nothing_to_publish",
  "accent_unreadable",
  "not_open",
  "not_set_up",
  "invitation_over",
  "invitation_of_another",
  "picture_host_failed",
  "busy",
  "internal_error",
  "not_ready",
] as const;

export const ErrorCode = z.enum(errorCodes);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** RFC 9457 problem details: the form of every error that leaves the server. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().optional(),
  code: ErrorCode,
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  /** Other free times, nearest first. `masterIds` are the masters of the services in order. */
  alternatives: z
    .array(z.object({ startsAt: z.string(), masterId: z.string(), masterIds: z.array(z.string()) }))
    .optional(),
  /** For a key that may not make a call: the scope that would allow it. */
  scope: z.enum(scopes).optional(),
});
export type Problem = z.infer<typeof Problem>;
