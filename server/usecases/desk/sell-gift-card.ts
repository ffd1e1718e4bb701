import type { SalonMethod } from "#domain/daily-close.ts";
import { toCents } from "#domain/money.ts";
import { audit } from "#server/database/audit-log.ts";
import {
  findGiftCard,
  type GiftCardRow,
  giftCardInsert,
  giftLineWrites,
} from "#server/database/gift-cards.ts";
import { deskSaleCause, findLedgerEntry, ledgerInsert } from "#server/database/ledger.ts";
import { idOf, newId } from "#server/database/new-id.ts";
import { outboxInsert } from "#server/database/outbox.ts";
import { readSalon } from "#server/database/salon.ts";
import { decideWorth, type GiftOrder } from "#server/usecases/checkout/prepare-gift-card.ts";
import type { DatabaseAndClock, UseCases } from "#server/usecases/context.ts";
import { giftCode, hashOfGiftCode, presentGiftCode } from "#server/usecases/gifts/gift-code.ts";
import { mailsOfGiftCard } from "#server/usecases/gifts/gift-mails.ts";
import { nowAfterClose } from "#server/usecases/now-after-close.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/** A sale at the desk. */
export interface GiftSale extends Omit<GiftOrder, "sendOn"> {
  method: SalonMethod;
  /** Idempotency key: requests with the same key sell one card. */
  key?: string | undefined;
}

/**
 * Sells a gift card at the desk. The money is in the till, and owed until the card is used. Repeating the same sale
 * with the same key returns the card that it sold. A different sale with that key is refused.
 * @returns its code, to hand over
 */
export async function sellGiftCard(
  app: DatabaseAndClock & Pick<UseCases, "seal">,
  actorId: string,
  { price, serviceId, method, key, ...words }: GiftSale,
): Promise<Result<{ id: string; code: string }>> {
  const id = key === undefined ? newId() : idOf(`gift card ${actorId} ${key}`);
  const again = async (sold: GiftCardRow) =>
    (await isSame(app, sold, { ...words, cents: toCents(price), method }))
      ? ok({ id, code: await presentGiftCode(app, sold) })
      : otherCard;
  // A sold card stays sold, even if the price of its service has changed since.
  const known = key === undefined ? undefined : await findGiftCard(app.engine.read, id);
  if (known) return await again(known);
  const worth = await decideWorth(app, { price, serviceId });
  if (!worth.ok) return worth;
  const { cents, serviceName } = worth.value;
  const code = giftCode(app, id, 1);
  const before = await app.engine.transaction(async (tx) => {
    const now = await nowAfterClose(app, tx);
    const sold = key === undefined ? undefined : await findGiftCard(tx, id);
    if (sold) return sold;
    const { currency } = await readSalon(tx);
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
    await app.engine.together(tx, [
      giftCardInsert(tx, card),
      ledgerInsert(
        tx,
        { kind: "pay_at_salon", cause: deskSaleCause(id), amountCents: cents, currency, method },
        now,
      ),
      ...giftLineWrites(tx, { giftCardId: id, kind: "sold", about: id, cents, currency }, now),
      outboxInsert(tx, mailsOfGiftCard(card, now), now),
    ]);
    await audit(tx, { actorId, action: "sell_gift_card", subjectId: id }, now);
    return null;
  });
  return before ? await again(before) : ok({ id, code });
}

/** Whether a sold card is the one that is asked for again. */
async function isSame(
  { engine }: DatabaseAndClock,
  { id, worth_cents, to_name, from_name, to_email }: GiftCardRow,
  asked: Pick<GiftSale, "to_name" | "from_name" | "to_email" | "method"> & { cents: number },
): Promise<boolean> {
  const isTo = to_name === asked.to_name && to_email === asked.to_email;
  const paid = await findLedgerEntry(engine.read, deskSaleCause(id));
  return (
    isTo && worth_cents === asked.cents && from_name === asked.from_name && paid?.method === asked.method
  );
}

const otherCard = refuse(
  "wrong_state",
  "This gift card is sold already, with other words or another sum. Close this window and look into the list.",
);
