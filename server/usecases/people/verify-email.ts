import type { Handle } from "#server/database/handle.ts";
import { enqueue } from "#server/database/outbox.ts";
import { giveProvedVisits } from "#server/database/proved-visits.ts";
import { markEmailVerified } from "#server/database/users.ts";
import type { UseCases } from "#server/usecases/context.ts";

/**
 * Marks a user's e-mail address as verified, adds the visits that the desk booked for it to the account, and queues the
 * welcome mail once. If another user has already verified the same address, that user keeps it.
 */
export async function verifyEmail(
  { engine, now }: Pick<UseCases, "engine" | "now">,
  userId: string,
): Promise<void> {
  try {
    await engine.transaction(async (tx) => {
      if (!(await markEmailVerified(tx, userId))) return;
      // Waits for a desk that is booking for this guest right now, so that its visit is included.
      await engine.lock(tx, "guests", userId);
      await giveProvedVisits(tx, userId);
      await queueWelcome(tx, userId, now());
    });
  } catch (error) {
    if (!engine.violates(error, "verifiedEmail")) throw error;
  }
}

/** Queues a welcome mail for a person, once. */
export async function queueWelcome(tx: Handle, userId: string, now: number): Promise<void> {
  await enqueue(tx, { kind: "mail_welcome", payload: { userId }, cause: `welcome:${userId}` }, now);
}
