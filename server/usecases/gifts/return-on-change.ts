import type { Transaction } from "kysely";
import { findGiftCard, giftLineWrites, listGiftLinesOfBooking } from "#server/database/gift-cards.ts";
import type { Schema } from "#server/database/schema.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { moveAtDesk, readSpentAtDesk } from "#server/usecases/gifts/spend-at-desk.ts";
import { refundEnded } from "#server/usecases/gifts/spend-credit.ts";

/**
 * Returns to gift cards their share when a visit gets cheaper, and to a package the session of a service that is
 * removed. Returns credit that was used at the desk first; the desk can then no longer take it back. Lock the visit and
 * the cards first. The caller writes the visit's sums.
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
