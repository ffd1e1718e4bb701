import type { Handle } from "#server/database/handle.ts";
import { newId } from "#server/database/new-id.ts";

export interface Exception {
  kind:
    | "foreign_intent"
    | "stuck_payment"
    | "failed_refund"
    | "payment_mismatch"
    | "dispute"
    | "bad_webhook_signature"
    | "undone_work";
  /** The same cause is listed once. */
  cause: string;
  subjectId: string;
  detail?: Record<string, string | number>;
}

/** Puts something that needs a person in front of the owner. */
export async function raiseException(db: Handle, exception: Exception, now: number): Promise<void> {
  await db
    .insertInto("exceptions")
    .values({
      id: newId(),
      kind: exception.kind,
      cause: exception.cause,
      subject_id: exception.subjectId,
      detail: JSON.stringify(exception.detail ?? {}),
      created_at: now,
      resolved_at: null,
    })
    .onConflict((conflict) => conflict.column("cause").doNothing())
    .execute();
}

/** Closes what an exception was raised for, where later news have overtaken it. */
export async function resolveCause(db: Handle, cause: string, now: number): Promise<void> {
  await db
    .updateTable("exceptions")
    .set({ resolved_at: now })
    .where("cause", "=", cause)
    .where("resolved_at", "is", null)
    .execute();
}
