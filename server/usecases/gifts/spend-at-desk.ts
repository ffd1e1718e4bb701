import type { Transaction } from "kysely";
import { readCode } from "#domain/gift-cards.ts";
import { creditTakenBack } from "#domain/visit-change.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import { readGiftBalance, spendableCents } from "#server/database/gift-balance.ts";
import {
  creditSet,
  creditUpdate,
  findGiftCard,
  findGiftCardByHash,
  giftLineWrites,
  keptSessionDrop,
  listGiftLinesOfBooking,
} from "#server/database/gift-cards.ts";
import type { Handle } from "#server/database/handle.ts";
import { desksUse } from "#server/database/salon-payments.ts";
import type { Schema } from "#server/database/schema.ts";
import type { DatabaseAndClock, UseCases } from "#server/usecases/context.ts";
import { findGiftCardByCode } from "#server/usecases/gifts/find-gift-card.ts";
import { hashOfGiftCode } from "#server/usecases/gifts/gift-code.ts";
import { creditGone } from "#server/usecases/gifts/reserve-credit.ts";
import { lockGiftCards, refundEnded } from "#server/usecases/gifts/spend-credit.ts";
import { ok, Refused, type Result } from "#server/usecases/result.ts";

/** A gift card that a guest shows at the desk, and how much of a visit it pays. */
export interface HandedCard {
  code: string;
  cents: number;
}

/**
 * The card of a code that was shown at the desk. One that has already paid for this visit there is found even if it is
 * empty, so that a request can be repeated. @returns its id
 */
export async function findHandedCard(
  app: DatabaseAndClock & Pick<UseCases, "seal">,
  actorId: string,
  bookingId: string,
  { code: typed, cents }: HandedCard,
): Promise<Result<string>> {
  const db = app.engine.read;
  const code = readCode(typed);
  const known = code ? await findGiftCardByHash(db, hashOfGiftCode(code)) : undefined;
  if (known && (await readSpentAtDesk(db, bookingId)).byCard.has(known.id)) return ok(known.id);
  // Count wrong codes by person: the desk shares the salon's network with its guests.
  const found = await findGiftCardByCode(app, typed, { userId: actorId });
  if (!found.ok) return found;
  return found.value.leftCents < cents ? creditGone : ok(found.value.card.id);
}

/** What gift cards have paid for a visit at the desk. */
export interface SpentAtDesk {
  /** The cents of each card that were not taken back; cards without any are left out. */
  byCard: ReadonlyMap<string, number>;
  /** The number of lines, including those that were taken back. */
  count: number;
}

export async function readSpentAtDesk(db: Handle, bookingId: string): Promise<SpentAtDesk> {
  const lines = (await listGiftLinesOfBooking(db, bookingId)).filter(({ cause }) =>
    cause.startsWith(desksUse),
  );
  const sums = new Map<string, number>();
  for (const { gift_card_id: card, cents } of lines) sums.set(card, (sums.get(card) ?? 0) - cents);
  return { byCard: new Map([...sums].filter(([, cents]) => cents > 0)), count: lines.length };
}

/**
 * Uses part of a gift card for a visit at the desk, in the transaction that locks the visit.
 * @throws Refused with `gift_card_empty` when the card no longer has that much
 */
export async function spendAtDesk(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  { id }: BookingRow,
  { giftCardId, cents }: { giftCardId: string; cents: number },
): Promise<void> {
  await app.engine.lock(tx, "gift_cards", giftCardId);
  const card = await findGiftCard(tx, giftCardId);
  const isOver = !card || card.sold_at === null || card.refunded_at !== null;
  if (isOver || spendableCents(await readGiftBalance(tx, giftCardId)) < cents) throw new Refused(creditGone);
  await payAtDesk(app, tx, id, { giftCardId, cents, currency: card.currency });
}

/**
 * Returns to gift cards what they paid for a visit at the desk by mistake. Refunds what returns to a package that was
 * refunded in the meantime. Leaves a cancelled visit alone, because its cancellation has returned it. @returns the
 * cents
 */
export async function takeBackAtDesk(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  booking: BookingRow,
): Promise<number> {
  const { id, state, credit_cents: creditCents, kept_credit_cents: keptCents } = booking;
  if (state === "cancelled") return 0;
  const { byCard } = await readSpentAtDesk(tx, id);
  let taken = 0;
  await lockGiftCards(app, tx, [...byCard.keys()]);
  for (const [giftCardId, cents] of byCard) {
    const card = await findGiftCard(tx, giftCardId);
    if (!card) throw new Error("A visit was paid with a gift card that is gone.");
    const about = await moveAtDesk(app, tx, id, { giftCardId, cents: -cents, currency: card.currency });
    await refundEnded(app, tx, card, { about, cents });
    taken += cents;
  }
  // A session that was kept pays nothing any more, so it is not part of the credit.
  const isKept = booking.kept_session_cents > 0 && byCard.has(booking.package_id ?? "");
  const ofCredit = taken - (isKept ? booking.kept_session_cents : 0);
  if (taken > 0)
    await app.engine.together(tx, [creditSet(tx, id, creditTakenBack({ creditCents, keptCents }, ofCredit))]);
  if (isKept) await keptSessionDrop(tx, id).execute();
  return taken;
}

/** Cents that move from a card to a visit or, if negative, back. */
export interface MovedCredit {
  giftCardId: string;
  cents: number;
  currency: string;
}

/** Moves cents from a card to a visit that it pays at the desk. */
export async function payAtDesk(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  bookingId: string,
  moved: MovedCredit,
): Promise<void> {
  await moveAtDesk(app, tx, bookingId, moved);
  await app.engine.together(tx, [creditUpdate(tx, bookingId, moved.cents)]);
}

/** Records each move of cents as a line, numbered under the visit's lock. @returns the line's `about` */
export async function moveAtDesk(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  bookingId: string,
  { giftCardId, cents, currency }: MovedCredit,
): Promise<string> {
  const { count } = await readSpentAtDesk(tx, bookingId);
  const about = `desk:${bookingId}:${count + 1}`;
  const line = { giftCardId, kind: "used", about, cents: -cents, currency, bookingId } as const;
  await app.engine.together(tx, giftLineWrites(tx, line, app.now()));
  return about;
}
