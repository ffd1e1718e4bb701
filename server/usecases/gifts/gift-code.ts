import { createHash } from "node:crypto";
import { codeFrom, writeCode } from "#domain/gift-cards.ts";
import { findGiftCard, type GiftCardRow, replaceGiftCode } from "#server/database/gift-cards.ts";
import type { PurchaseRow } from "#server/database/purchases.ts";
import type { DatabaseAndClock, UseCases } from "#server/usecases/context.ts";

/**
 * The code of a card follows from the server's secret and the card's id, so that it can be mailed at any time though it is
 * kept nowhere. Who has the database alone has no code: it holds a hash of 80 bits that nobody can guess.
 */
export function giftCode({ seal }: Pick<UseCases, "seal">, id: string, round: number): string {
  return codeFrom(
    createHash("sha256")
      .update(seal(`gift card ${id} ${round}`))
      .digest(),
  );
}

/** What is kept of a code. It does not depend on the secret: a card outlives another one. */
export function hashOfGiftCode(code: string): string {
  return createHash("sha256").update(`gift card ${code}`).digest("hex");
}

/** The code of the gift card that pays a part of a purchase, for who typed it; null where none does. */
export async function codeOfCredit(
  { engine, seal }: Pick<UseCases, "engine" | "seal">,
  { gift_card_id: id }: Pick<PurchaseRow, "gift_card_id">,
): Promise<string | null> {
  const card = id === null ? undefined : await findGiftCard(engine.read, id);
  const code = card?.kind === "card" && giftCode({ seal }, card.id, card.code_round);
  return code && hashOfGiftCode(code) === card.code_hash ? writeCode(code) : null;
}

/**
 * The code of a card to show or mail. When the server has another secret since, the card gets another code, and the one
 * before is no longer good.
 */
export async function presentGiftCode(
  app: DatabaseAndClock & Pick<UseCases, "seal">,
  card: GiftCardRow,
): Promise<string> {
  const code = giftCode(app, card.id, card.code_round);
  if (hashOfGiftCode(code) === card.code_hash) return code;
  const round = card.code_round + 1;
  const next = giftCode(app, card.id, round);
  await replaceGiftCode(app.engine.write, card.id, { round, hash: hashOfGiftCode(next) });
  return next;
}
