import { readCode } from "#domain/gift-cards.ts";
import { findGiftCardByHash, type GiftCardRow, readGiftBalance } from "#server/database/gift-cards.ts";
import { countCalls } from "#server/database/rate-limits.ts";
import type { DatabaseAndClock, UseCases } from "#server/usecases/context.ts";
import { hashOfGiftCode } from "#server/usecases/gifts/gift-code.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/** Wrong codes that one network may try. */
export const wrongCodes = { calls: 5, windowMs: 10 * 60_000 };

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
  { retryAfter: wrongCodes.windowMs / 1000 },
);

/**
 * The card that a code belongs to, with what can be spent of it. A code that nobody has is answered as one with nothing on
 * it, and both count: five in ten minutes are what a network may try.
 * @param asker.userId whose own open purchase does not count as spent
 */
export async function findGiftCardByCode(
  app: DatabaseAndClock & Pick<UseCases, "seal">,
  typed: string,
  asker: { network?: string | null; userId?: string | undefined },
): Promise<Result<FoundGiftCard>> {
  // Sealed: that two tries come from one network is all that has to be known.
  const key = asker.network && `gift_code:${app.seal(`network ${asker.network}`)}`;
  if (key && (await count(app, key, 1)) > wrongCodes.calls) return tooManyCodes;
  const code = readCode(typed);
  const card = code ? await findGiftCardByHash(app.engine.read, hashOfGiftCode(code)) : undefined;
  const leftCents = card ? await spendable(app, card, asker.userId) : 0;
  if (!card || leftCents <= 0) return nothingLeft;
  // Counted before it was looked at, so that many tries at once are not more tries.
  if (key) await count(app, key, -1);
  return ok({ card, leftCents });
}

async function spendable(
  app: DatabaseAndClock,
  card: GiftCardRow,
  userId: string | undefined,
): Promise<number> {
  if (card.sold_at === null || card.refunded_at !== null) return 0;
  const balance = await readGiftBalance(app.engine.read, card.id, userId === undefined ? {} : { userId });
  return balance.leftCents - balance.reservedCents;
}

function count(app: DatabaseAndClock, key: string, units: number): Promise<number> {
  return app.engine.lightly((db) => countCalls(db, key, wrongCodes, app.now(), units));
}
