import type { SalonMethod } from "#domain/daily-close.ts";
import { audit } from "#server/database/audit-log.ts";
import { giftCardInsert, giftLineWrites } from "#server/database/gift-cards.ts";
import { ledgerInsert } from "#server/database/ledger.ts";
import { newId } from "#server/database/new-id.ts";
import { outboxInsert } from "#server/database/outbox.ts";
import { readSalon, salonId } from "#server/database/salon.ts";
import { decideWorth, type GiftOrder } from "#server/usecases/checkout/gift-card.ts";
import type { DatabaseAndClock, UseCases } from "#server/usecases/context.ts";
import { giftCode, hashOfGiftCode } from "#server/usecases/gifts/gift-code.ts";
import { mailsOfGiftCard } from "#server/usecases/gifts/gift-mails.ts";
import { ok, type Result } from "#server/usecases/result.ts";

/** Sells a gift card at the desk: the money is in the till, and owed until the card is used. @returns its code, to hand over */
export async function sellGiftCard(
  app: DatabaseAndClock & Pick<UseCases, "seal">,
  actorId: string,
  { price, serviceId, method, ...words }: Omit<GiftOrder, "sendOn"> & { method: SalonMethod },
): Promise<Result<{ id: string; code: string }>> {
  const worth = await decideWorth(app, { price, serviceId });
  if (!worth.ok) return worth;
  const { cents, serviceName } = worth.value;
  const id = newId();
  const code = giftCode(app, id, 1);
  await app.engine.transaction(async (tx) => {
    // A day that is being closed counts this money, or the next one does: the time is taken once the close is over.
    await app.engine.lock(tx, "salon", salonId);
    const { currency } = await readSalon(tx);
    const now = app.now();
    const card = {
      id,
      ...words,
      code_hash: hashOfGiftCode(code),
      code_round: 1,
      purchase_id: null,
      transaction_id: null,
      sold_by: actorId,
      worth_cents: cents,
      currency,
      service_name: serviceName,
      sends_at: words.to_email === null ? null : now,
      sent_at: null,
      sold_at: now,
      refunded_at: null,
      created_at: now,
    };
    const cause = `gift_desk:${id}`;
    await app.engine.together(tx, [
      giftCardInsert(tx, card),
      ledgerInsert(tx, { kind: "pay_at_salon", cause, amountCents: cents, currency, method }, now),
      ...giftLineWrites(tx, { giftCardId: id, kind: "sold", about: id, cents, currency }, now),
      outboxInsert(tx, mailsOfGiftCard(card, now), now),
    ]);
    await audit(tx, { actorId, action: "sell_gift_card", subjectId: id }, now);
  });
  return ok({ id, code });
}
