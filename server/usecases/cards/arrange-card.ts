import { audit } from "#server/database/audit.ts";
import { findCardCustomer, saveCardCustomer } from "#server/database/card-customers.ts";
import { findPaymentByIntent } from "#server/database/payments.ts";
import { findPurchase } from "#server/database/purchases.ts";
import { listOwnCards } from "#server/usecases/cards/own-cards.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

export interface CardChoice {
  /** Keep the card that pays for the next time: what she has agreed to. */
  save: boolean;
  /** One of her saved cards, which is about to pay. */
  cardId?: string | undefined;
}

const mostTries = 2;

/**
 * Lets one's own payment be made with a saved card, or keeps the card that makes it. The consent is written down; the
 * card's number goes to the provider alone.
 * @throws ProviderUnavailable when the provider can't be asked
 */
export async function arrangeCard(
  app: UseCases,
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

/** A customer whom the provider has forgotten, with other keys for one, is made anew. */
async function arrange(
  app: UseCases,
  userId: string,
  order: { intentId: string; keepsCard: boolean },
): Promise<Result<true>> {
  for (let tries = 1; tries <= mostTries; tries++) {
    const known = tries === 1 ? await findCardCustomer(app.engine.read, userId) : undefined;
    const customerId = known ?? (await makeCustomer(app, userId));
    const outcome = await app.payments.arrangeCard({ ...order, customerId });
    if (outcome === "arranged") return ok(true);
    if (outcome === "closed") return refuse("purchase_closed", "This payment is over.");
  }
  throw new Error("The provider does not know the customer whom it has just made.");
}

async function makeCustomer(app: UseCases, userId: string): Promise<string> {
  const customerId = await app.payments.createCustomer(userId);
  await saveCardCustomer(app.engine.write, { userId, customerId }, app.now());
  return customerId;
}
