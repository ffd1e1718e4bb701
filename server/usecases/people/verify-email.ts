import type { Handle } from "#server/database/handle.ts";
import { enqueue } from "#server/database/outbox.ts";
import { giveProvedVisits } from "#server/database/proved-visits.ts";
import { markEmailVerified } from "#server/database/users.ts";
import type { UseCases } from "#server/usecases/context.ts";

/**
 * Marks a user's e-mail address as verified, shows the account the visits that the desk booked for it, and queues the welcome
 * mail once. If another user has verified the same address before, that user keeps it.
 */
export async function verifyEmail(
  { engine, now }: Pick<UseCases, "engine" | "now">,
  userId: string,
): Promise<void> {
  try {
    await engine.transaction(async (tx) => {
      if (!(await markEmailVerified(tx, userId))) return;
      // A desk that books for this guest right now is waited for, so that its visit is among them.
      await engine.lock(tx, "guests", userId);
      await giveProvedVisits(tx, userId);
      await queueWelcome(tx, userId, now());
    });
  } catch (error) {
    if (!engine.violates(error, "verifiedEmail")) throw error;
  }
}

/** Has a person welcomed by mail, once. */
export async function queueWelcome(tx: Handle, userId: string, now: number): Promise<void> {
  await enqueue(tx, { kind: "mail_welcome", payload: { userId }, cause: `welcome:${userId}` }, now);
}
