/** What may need a person. The owner finds each in the inbox. */
export const exceptionKinds = [
  "paid_without_booking",
  "booking_without_payment",
  "foreign_intent",
  "stuck_payment",
  "failed_refund",
  "payment_mismatch",
  "dispute",
  "fraud_warning",
  "bad_webhook_signature",
  "undone_work",
  "webhook_off",
  "texts_used_up",
] as const;
export type ExceptionKind = (typeof exceptionKinds)[number];

export const exceptionActions = [
  "settle_or_refund",
  "cancel_visit",
  "retry_refund",
  "fail_refund",
  "hand_back",
  "settle_again",
  "note",
] as const;
export type ExceptionAction = (typeof exceptionActions)[number];

/** What decides about one, besides its kind. */
interface Circumstances {
  /** Which queued work was not done, if it is about any. */
  work?: string | undefined;
  /** Whether there is a card provider to ask. */
  takesCards: boolean;
}

/** The one action that resolves it. If nothing here does, it is only read and noted. */
export function rightAction(kind: ExceptionKind, { work, takesCards }: Circumstances): ExceptionAction {
  if (kind === "paid_without_booking") return "settle_or_refund";
  if (kind === "booking_without_payment") return "cancel_visit";
  if (kind === "undone_work" && work === "refund") return takesCards ? "retry_refund" : "fail_refund";
  if (kind === "failed_refund") return "retry_refund";
  return kind === "stuck_payment" && takesCards ? "settle_again" : "note";
}

/**
 * Whether an action helps. What no card takes back can be handed back at the salon, but for a refund that is still to
 * be sent: it would arrive as well.
 */
export function doesHelp(action: ExceptionAction, kind: ExceptionKind, about: Circumstances): boolean {
  if (action === "hand_back") return kind === "failed_refund";
  return action === "note" || action === rightAction(kind, about);
}

/** Whether one is resolved only because somebody marked it as seen. */
export function isOnlySeen(exception: {
  resolved_at: number | null;
  detail: Readonly<Record<string, string | number>>;
}): boolean {
  return exception.resolved_at !== null && exception.detail.seen === 1;
}
