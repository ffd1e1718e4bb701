import type { Write } from "#server/database/engines/engine.ts";
import { type GiftWords, giftCardInsert } from "#server/database/gift-cards.ts";
import type { Handle } from "#server/database/handle.ts";
import { newId } from "#server/database/new-id.ts";
import type { PurchaseRow } from "#server/database/purchases.ts";
import type { DatabaseAndClock, UseCases } from "#server/usecases/context.ts";
import { giftCode, hashOfGiftCode } from "#server/usecases/gifts/gift-code.ts";

/** The card that a purchase will become, to be written with it. It is not valid until it is paid for. */
export function newGiftCard(
  app: DatabaseAndClock & Pick<UseCases, "seal">,
  db: Handle,
  purchase: Pick<PurchaseRow, "id" | "currency">,
  { worthCents, ...words }: GiftWords & { worthCents: number },
): Write {
  const id = newId();
  return giftCardInsert(db, {
    id,
    ...words,
    code_hash: hashOfGiftCode(giftCode(app, id, 1)),
    code_round: 1,
    purchase_id: purchase.id,
    transaction_id: null,
    sold_by: null,
    worth_cents: worthCents,
    currency: purchase.currency,
    sent_at: null,
    sold_at: null,
    refunded_at: null,
    created_at: app.now(),
  });
}
