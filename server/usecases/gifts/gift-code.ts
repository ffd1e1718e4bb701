import { hash } from "node:crypto";
import { codeFrom, writeCode } from "#domain/gift-cards.ts";
import { findGiftCard, type GiftCardRow, replaceGiftCode } from "#server/database/gift-cards.ts";
import type { PurchaseRow } from "#server/database/purchases.ts";
import type { DatabaseAndClock, UseCases } from "#server/usecases/context.ts";

/**
 * A card's code is derived from the server's secret and the card's id, so it can be mailed at any time without being
 * stored. The database alone does not reveal a code: it only has a hash of 80 bits that nobody can guess.
 */
export function giftCode({ seal }: Pick<UseCases, "seal">, id: string, round: number): string {
  return codeFrom(hash("sha256", seal(`gift card ${id} ${round}`), "buffer"));
}

/** The stored hash of a code. It does not depend on the secret, so a card stays valid when the secret changes. */
export function hashOfGiftCode(code: string): string {
  return hash("sha256", `gift card ${code}`);
}

/** The code of the gift card that pays part of a purchase, for the person who typed it; null without one. */
export async function codeOfCredit(
  { engine, seal }: Pick<UseCases, "engine" | "seal">,
  { gift_card_id: id }: Pick<PurchaseRow, "gift_card_id">,
): Promise<string | null> {
  const card = id === null ? undefined : await findGiftCard(engine.read, id);
  const code = card?.kind === "card" && giftCode({ seal }, card.id, card.code_round);
  return code && hashOfGiftCode(code) === card.code_hash ? writeCode(code) : null;
}

/**
 * The code of a card, to show or mail. If the server's secret has changed since, the card gets a new code and the old
 * one stops working.
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
