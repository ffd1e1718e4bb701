import { readCode } from "#domain/gift-cards.ts";
import { minuteMs } from "#domain/time/durations.ts";
import { type GiftBalance, readGiftBalance, spendableCents } from "#server/database/gift-balance.ts";
import { findGiftCardByHash, type GiftCardRow } from "#server/database/gift-cards.ts";
import type { DatabaseAndClock, UseCases } from "#server/usecases/context.ts";
import { type CodeAsker, countGuess, guessesPause } from "#server/usecases/gifts/count-guess.ts";
import { hashOfGiftCode } from "#server/usecases/gifts/gift-code.ts";
import { ok, type Refusal, type Result, refuse } from "#server/usecases/result.ts";

export interface FoundGiftCard {
  card: GiftCardRow;
  /** The balance of the card that no open purchase reserves. */
  leftCents: number;
  /** The part of the balance that another person's open purchase reserves. */
  reservedCents: number;
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
 * The card that a code belongs to, with what can be spent of it. An unknown code is answered like an empty card, and
 * both count as wrong: a network, or a person at the desk, may try five and then waits ten minutes.
 * @param asker.userId the account whose open purchase does not count as spent
 */
export async function findGiftCardByCode(
  app: DatabaseAndClock & Pick<UseCases, "seal">,
  typed: string,
  asker: CodeAsker,
): Promise<Result<FoundGiftCard>> {
  const counted = await countGuess(app, asker);
  if (!counted) return tooManyCodes;
  const code = readCode(typed);
  const card = code ? await findGiftCardByHash(app.engine.read, hashOfGiftCode(code)) : undefined;
  const balance = card && (await balanceOf(app, card, asker.userId));
  if (!card || !balance || balance.leftCents - balance.goneCents <= 0) {
    await counted(false);
    return nothingLeft;
  }
  await counted(true);
  const leftCents = spendableCents(balance);
  if (leftCents <= 0) return refuseReserved(balance, app.now());
  return ok({ card, leftCents, reservedCents: balance.reservedCents });
}

/** The whole balance is reserved for a visit that somebody is about to pay. Tells the holder until when. */
function refuseReserved({ reservedUntil }: GiftBalance, now: number): Refusal {
  const minutes = Math.max(1, Math.ceil(((reservedUntil ?? now) - now) / minuteMs));
  return refuse(
    "gift_card_empty",
    `What is on this gift card is kept for a visit that is being booked. Try again in ${minutes} minutes at the latest.`,
    { retryAfter: minutes * 60 },
  );
}

/** The balance of a valid card; undefined for one that is not paid for or was refunded. */
async function balanceOf(
  app: DatabaseAndClock,
  card: GiftCardRow,
  userId: string | undefined,
): Promise<GiftBalance | undefined> {
  if (card.sold_at === null || card.refunded_at !== null) return undefined;
  return await readGiftBalance(app.engine.read, card.id, userId === undefined ? {} : { userId });
}
