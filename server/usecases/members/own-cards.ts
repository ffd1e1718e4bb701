import { dayMs } from "#domain/time/dates.ts";
import { findCardCustomer, removeCardCustomer } from "#server/database/card-customers.ts";
import { enqueue } from "#server/database/outbox.ts";
import { NoProvider, type SavedCard } from "#server/payments/port.ts";
import type { DatabaseClockAndPayments } from "#server/usecases/context.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/**
 * The cards that somebody has saved at the provider, each number once, the newest first.
 * @throws ProviderUnavailable when the provider can't be asked
 */
export async function listOwnCards(app: DatabaseClockAndPayments, userId: string): Promise<SavedCard[]> {
  const kept = new Map<string, SavedCard>();
  for (const card of await listAll(app, userId)) {
    const number = card.fingerprint ?? card.id;
    if (!kept.has(number)) kept.set(number, card);
  }
  return [...kept.values()];
}

/**
 * Deletes one of one's own cards, including copies with the same number.
 * @returns how many cards were deleted, 0 or 1
 * @throws ProviderUnavailable when the provider can't be asked
 */
export async function removeOwnCard(
  app: DatabaseClockAndPayments,
  userId: string,
  cardId: string,
): Promise<Result<number>> {
  const all = await listAll(app, userId);
  const card = all.find(({ id }) => id === cardId);
  if (!card) return refuse("not_found", "There is no such card.");
  const same = all.filter(
    ({ id, fingerprint }) => id === cardId || (fingerprint !== null && fingerprint === card.fingerprint),
  );
  for (const { id } of same) await app.payments.detachCard(id);
  return ok(1);
}

/**
 * Deletes a former user's cards and customer at the provider. Idempotent. Without a provider it waits for one.
 * @throws ProviderUnavailable when the provider can't be asked
 */
export async function forgetCards(app: DatabaseClockAndPayments, userId: string): Promise<void> {
  const customerId = await findCardCustomer(app.engine.read, userId);
  if (customerId === undefined) return;
  try {
    for (const { id } of await app.payments.listCards(customerId)) await app.payments.detachCard(id);
    await app.payments.deleteCustomer(customerId);
  } catch (error) {
    if (!(error instanceof NoProvider)) throw error;
    const now = app.now();
    // One that is done twice waits once.
    const cause = `forget_cards:${userId}:${Math.floor(now / dayMs)}`;
    const again = { kind: "forget_cards", payload: { userId }, cause, runAt: now + dayMs } as const;
    return await enqueue(app.engine.write, again, now);
  }
  await removeCardCustomer(app.engine.write, userId);
}

async function listAll(app: DatabaseClockAndPayments, userId: string): Promise<SavedCard[]> {
  const customerId = await findCardCustomer(app.engine.read, userId);
  return customerId === undefined ? [] : await app.payments.listCards(customerId);
}
