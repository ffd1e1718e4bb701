/** What may need a person: the owner finds each in her inbox. */
export const exceptionKinds = [
  "foreign_intent",
  "stuck_payment",
  "failed_refund",
  "payment_mismatch",
  "dispute",
  "bad_webhook_signature",
  "undone_work",
] as const;
export type ExceptionKind = (typeof exceptionKinds)[number];

export const exceptionActions = ["retry_refund", "settle_again", "note"] as const;
export type ExceptionAction = (typeof exceptionActions)[number];

/**
 * The one thing that helps. Where nothing here does, it is to be read and noted.
 * @param work which queued work was not done, where it is about such
 */
export function rightAction(kind: ExceptionKind, work?: string): ExceptionAction {
  if (kind === "failed_refund" || (kind === "undone_work" && work === "refund")) return "retry_refund";
  return kind === "stuck_payment" ? "settle_again" : "note";
}
