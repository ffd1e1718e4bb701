import { audit } from "#server/database/audit-log.ts";
import { findCardCustomer, keepCardCustomer } from "#server/database/card-customers.ts";
import { newId } from "#server/database/new-id.ts";
import { findPaymentByIntent } from "#server/database/payments.ts";
import { findPurchase } from "#server/database/purchases.ts";
import { findUser } from "#server/database/users.ts";
import { ProviderFailed, ProviderUnavailable } from "#server/payments/port.ts";
import type { DatabaseClockAndPayments } from "#server/usecases/context.ts";
import { listOwnCards } from "#server/usecases/members/own-cards.ts";
import { ok, type Result, refuse, signInFirst } from "#server/usecases/result.ts";

export interface CardChoice {
  /** Whether to save the card that pays, as the customer agreed. */
  save: boolean;
  /** The saved card that pays. */
  cardId?: string | undefined;
}

const mostTries = 2;

/**
 * Lets one's own payment use a saved card, or saves the card that pays it. Records the consent. Only the provider gets
 * the card's number.
 * @throws ProviderUnavailable when the provider can't be asked
 */
export async function arrangeCard(
  app: DatabaseClockAndPayments,
  userId: string,
  intentId: string,
  { save, cardId }: CardChoice,
): Promise<Result<true>> {
  const payment = await findPaymentByIntent(app.engine.read, intentId);
  const purchase = payment && (await findPurchase(app.engine.read, payment.purchase_id));
  if (!payment || purchase?.user_id !== userId) {
    return refuse("payment_mismatch", "We know no such payment of yours.");
  }
  if (cardId !== undefined) {
    const own = await listOwnCards(app, userId);
    if (!own.some(({ id }) => id === cardId)) return refuse("not_found", "This card is not saved any more.");
  }
  if (save) {
    await audit(
      app.engine.write,
      { actorId: userId, action: "agree_to_keep_card", subjectId: purchase.id },
      app.now(),
    );
  }
  return await arrange(app, userId, { intentId, keepsCard: save });
}

/** Creates the customer again if the provider does not know them, for instance after a change of keys. */
async function arrange(
  app: DatabaseClockAndPayments,
  userId: string,
  order: { intentId: string; keepsCard: boolean },
): Promise<Result<true>> {
  let forgotten: string | null = null;
  for (let tries = 1; tries <= mostTries; tries++) {
    const known = await findCardCustomer(app.engine.read, userId);
    const customerId: string | null =
      known === undefined || known === forgotten ? await makeCustomer(app, userId, forgotten) : known;
    if (customerId === null) return signInFirst;
    const outcome = await app.payments.arrangeCard({ ...order, customerId });
    if (outcome === "arranged") return ok(true);
    if (outcome === "closed") return refuse("purchase_closed", "This payment is over.");
    forgotten = customerId;
  }
  throw new Error("The provider does not know the customer that it has just made.");
}

/**
 * The first of several concurrent requests decides. The others use its customer, so that no card is saved with two.
 * @returns null if the account was deleted in the meantime, since nobody would ever delete its cards
 */
async function makeCustomer(
  app: DatabaseClockAndPayments,
  userId: string,
  instead: string | null,
): Promise<string | null> {
  const customerId = await createCustomer(app, userId, instead);
  const kept = await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "users", userId);
    const isHere = (await findUser(tx, userId)) !== undefined;
    return isHere ? await keepCardCustomer(tx, { userId, customerId, instead }, app.now()) : null;
  });
  if (kept !== customerId) await forget(app, customerId);
  return kept;
}

/** The provider repeats a failure for the same key, so try once more with another one. */
async function createCustomer(
  app: DatabaseClockAndPayments,
  userId: string,
  instead: string | null,
): Promise<string> {
  const key = `${userId}:${instead ?? "first"}`;
  try {
    return await app.payments.createCustomer({ userId, key });
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error;
    return await app.payments.createCustomer({ userId, key: `${key}:${newId()}` });
  }
}

/** If the provider does not answer, a customer without a card may stay: nothing is lost. */
async function forget(app: DatabaseClockAndPayments, customerId: string): Promise<void> {
  try {
    await app.payments.deleteCustomer(customerId);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
  }
}
