import { mayRefundGiftCard } from "#domain/gift-cards.ts";
import { audit } from "#server/database/audit-log.ts";
import type { Write } from "#server/database/engines/engine.ts";
import { readGiftBalance } from "#server/database/gift-balance.ts";
import { findGiftCard, giftCardRefunded, giftFacts, giftLineWrites } from "#server/database/gift-cards.ts";
import type { Handle } from "#server/database/handle.ts";
import { deskSaleCause, findLedgerEntry, ledgerInsert } from "#server/database/ledger.ts";
import { enqueue } from "#server/database/outbox.ts";
import { findPaymentByIntent } from "#server/database/payments.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { nowAfterClose } from "#server/usecases/now-after-close.ts";
import { moneyBackMail } from "#server/usecases/post/queue.ts";
import { refundWhole } from "#server/usecases/refunds/request-refund.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/**
 * Refunds an unused card to its buyer: to the bank card that paid, or at the desk if it was sold there. The card is
 * then no longer valid.
 * @returns the cents that were promised to the bank card, and those to hand back
 */
export async function refundGiftCard(
  app: DatabaseAndClock,
  actorId: string,
  id: string,
): Promise<Result<{ cardCents: number; atSalonCents: number }>> {
  return await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "gift_cards", id);
    const card = await findGiftCard(tx, id);
    if (!card || card.kind === "package" || card.sold_at === null)
      return refuse("not_found", "There is no such gift card.");
    const { leftCents, reservedCents } = await readGiftBalance(tx, id);
    if (!mayRefundGiftCard(giftFacts(card, leftCents), reservedCents, app.now())) {
      return refuse(
        "wrong_state",
        "Something of this gift card is used or kept for a visit, so it can't be given back.",
      );
    }
    const payment = card.transaction_id ? await findPaymentByIntent(tx, card.transaction_id) : undefined;
    const now = payment ? app.now() : await nowAfterClose(app, tx);
    const { currency } = card;
    const line = { giftCardId: id, kind: "refunded", about: id, cents: -leftCents, currency } as const;
    await app.engine.together(tx, [
      giftCardRefunded(tx, id, now),
      ...giftLineWrites(tx, { ...line, paymentId: payment?.id }, now),
      payment ? null : await backAtDeskInsert(tx, { ...card, cents: card.worth_cents, about: id }, now),
    ]);
    await audit(tx, { actorId, action: "refund_gift_card", subjectId: id }, now);
    if (payment) await enqueue(tx, moneyBackMail({ paymentId: payment.id, why: "gift_card_ended" }), now);
    const cardCents = payment ? await refundWhole(app, tx, payment, "gift_card_ended") : 0;
    return ok({ cardCents, atSalonCents: payment ? 0 : card.worth_cents });
  });
}

/**
 * The ledger line for handing back what was paid at the desk for a card or a package. Lock the salon first.
 * @param back.about the cause of the line; the same cause is written once
 */
export async function backAtDeskInsert(
  db: Handle,
  { id, cents, currency, about }: { id: string; cents: number; currency: string; about: string },
  now: number,
): Promise<Write> {
  const paid = await findLedgerEntry(db, deskSaleCause(id));
  const cause = `gift_desk_back:${about}`;
  const method = paid?.method ?? null;
  return ledgerInsert(db, { kind: "pay_at_salon", cause, amountCents: -cents, currency, method }, now);
}
