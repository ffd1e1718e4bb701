import {
  type GiftCardGroup,
  type GiftCardState,
  giftCardState,
  mayRefundGiftCard,
} from "#domain/gift-cards.ts";
import { type GiftCardRow, giftFacts, sumOwedOnGiftCards } from "#server/database/gift-cards.ts";
import {
  countGiftCards,
  type GiftCardsWanted,
  listGiftCards,
  listGiftCardsOfBuyer,
  type SoldGiftCardRow,
} from "#server/database/sold-gift-cards.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";

export interface SoldGiftCard {
  card: GiftCardRow;
  leftCents: number;
  /** How much of what is left can't be spent, because the card's own payment was refunded or a bank has it. */
  goneCents: number;
  state: Exclude<GiftCardState, "unpaid">;
  /** Whether nothing of it has been used, so that its buyer can be refunded. */
  isRefundable: boolean;
  /** What a refund then returns. */
  backCents: number;
}

/** Sold gift cards, the newest first, the total owed on all of them, and on a first page how many each group has. */
export async function listSoldGiftCards(
  app: DatabaseAndClock,
  wanted: GiftCardsWanted,
): Promise<{ cards: SoldGiftCard[]; counts: Record<GiftCardGroup, number> | null; owedCents: number }> {
  const db = app.engine.read;
  const cards = tell(await listGiftCards(db, wanted), app.now());
  const counts = wanted.before === undefined ? await countGiftCards(db) : null;
  return { cards, counts, owedCents: await sumOwedOnGiftCards(db, "card") };
}

/** The cards that somebody has given, the newest first. */
export async function listGivenGiftCards(app: DatabaseAndClock, userId: string): Promise<SoldGiftCard[]> {
  return tell(await listGiftCardsOfBuyer(app.engine.read, userId), app.now());
}

function tell(rows: readonly SoldGiftCardRow[], now: number): SoldGiftCard[] {
  return rows.flatMap(({ left_cents: leftCents, refunded_cents, disputed_cents, ...card }) => {
    const facts = giftFacts(card, leftCents);
    const state = giftCardState(facts, now);
    const isRefundable = mayRefundGiftCard(facts, 0, now);
    const backCents = isRefundable ? Math.max(0, card.worth_cents - refunded_cents) : 0;
    const goneCents = Math.min(leftCents, refunded_cents + disputed_cents);
    return state === "unpaid" ? [] : [{ card, leftCents, goneCents, state, isRefundable, backCents }];
  });
}
