import type { Transaction } from "kysely";
import { findGiftCard, giftLineWrites, listGiftLinesOfBooking } from "#server/database/gift-cards.ts";
import type { Schema } from "#server/database/schema.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { moveAtDesk, readSpentAtDesk } from "#server/usecases/gifts/spend-at-desk.ts";
import { refundEnded } from "#server/usecases/gifts/spend-credit.ts";

/**
 * Gives back to gift cards what a visit that gets cheaper gives back of theirs, and to a package the session of a service that is
 * taken out. What a card paid at the desk goes back first,
 * and is no longer the desk's to take back. Lock the visit and the cards first; the visit's sums are written by the caller.
 */
export async function returnOnChange(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  bookingId: string,
  parts: readonly { giftCardId: string; cents: number }[],
): Promise<void> {
  const { byCard } = await readSpentAtDesk(tx, bookingId);
  for (const { giftCardId, cents } of parts) {
    if (cents === 0) continue;
    const card = await findGiftCard(tx, giftCardId);
    if (!card) throw new Error("A visit was paid with a gift card that is gone.");
    const atDeskCents = Math.min(cents, byCard.get(giftCardId) ?? 0);
    const { currency } = card;
    if (atDeskCents > 0) {
      const moved = { giftCardId, cents: -atDeskCents, currency };
      const about = await moveAtDesk(app, tx, bookingId, moved);
      await refundEnded(app, tx, card, { about, cents: atDeskCents });
    }
    if (cents === atDeskCents) continue;
    const before = await listGiftLinesOfBooking(tx, bookingId);
    const about = `change:${bookingId}:${before.length + 1}`;
    const line = {
      giftCardId,
      kind: "used",
      about,
      cents: cents - atDeskCents,
      currency,
      bookingId,
    } as const;
    await app.engine.together(tx, giftLineWrites(tx, line, app.now()));
    await refundEnded(app, tx, card, { about, cents: line.cents });
  }
}
