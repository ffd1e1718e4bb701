import { readCode } from "#domain/gift-cards.ts";
import { readGiftBalance, spendableCents } from "#server/database/gift-balance.ts";
import { findGiftCardByHash, type GiftCardRow } from "#server/database/gift-cards.ts";
import type { DatabaseAndClock, UseCases } from "#server/usecases/context.ts";
import { type CodeAsker, countGuess, guessesPause } from "#server/usecases/gifts/count-guess.ts";
import { hashOfGiftCode } from "#server/usecases/gifts/gift-code.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

export interface FoundGiftCard {
  card: GiftCardRow;
  /** On the card and not kept for somebody else's purchase. */
  leftCents: number;
}

const nothingLeft = refuse(
  "gift_card_empty",
  "There is nothing to spend on a gift card with this code. Check it sign by sign.",
);

const tooManyCodes = refuse(
  "too_many_requests",
  "That were several codes with nothing on them. Wait ten minutes, then try again, or call the salon.",
  { retryAfter: guessesPause },
);

/**
 * The card that a code belongs to, with what can be spent of it. A code that nobody has is answered as one with nothing on
 * it, and both count: five in ten minutes are what a network may try.
 * @param asker.userId whose own open purchase does not count as spent
 */
export async function findGiftCardByCode(
  app: DatabaseAndClock & Pick<UseCases, "seal">,
  typed: string,
  asker: CodeAsker,
): Promise<Result<FoundGiftCard>> {
  const takeOff = await countGuess(app, asker);
  if (!takeOff) return tooManyCodes;
  const code = readCode(typed);
  const card = code ? await findGiftCardByHash(app.engine.read, hashOfGiftCode(code)) : undefined;
  const leftCents = card ? await spendable(app, card, asker.userId) : 0;
  if (!card || leftCents <= 0) return nothingLeft;
  await takeOff();
  return ok({ card, leftCents });
}

async function spendable(
  app: DatabaseAndClock,
  card: GiftCardRow,
  userId: string | undefined,
): Promise<number> {
  if (card.sold_at === null || card.refunded_at !== null) return 0;
  const except = userId === undefined ? {} : { userId };
  return spendableCents(await readGiftBalance(app.engine.read, card.id, except));
}
