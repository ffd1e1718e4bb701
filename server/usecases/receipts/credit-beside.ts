import type { BookingRow } from "#server/database/bookings.ts";
import { listGiftLinesOfBooking } from "#server/database/gift-cards.ts";
import type { Handle } from "#server/database/handle.ts";
import { listBoughtPackages } from "#server/database/packages.ts";
import type { IssuedReceipt } from "#server/database/receipts.ts";
import type { RefundRow } from "#server/database/refunds.ts";
import { readCredits } from "#server/usecases/visits/paid-visit.ts";

/** Money that was returned, and where to. */
export type GivenBack = Pick<RefundRow, "amount_cents" | "state" | "updated_at"> & {
  to: "card" | "gift_card" | "package" | "salon" | "mistake";
};

/** What gift cards and a session of a package have paid in addition to a receipt's own payment. */
export interface CreditBeside {
  creditCents: number;
  sessionCents: number;
  /** What was returned to them of what they had paid when the receipt was issued. */
  takenBackCents: number;
  /** The part of that which is a session, returned to its package. */
  sessionBackCents: number;
}

/**
 * Compares what the receipt says they paid with what they pay of the visit now: more is additional, less was taken
 * back.
 */
export async function readCreditBeside(
  db: Handle,
  booking: BookingRow,
  { paid, totalCents, creditCents = 0 }: IssuedReceipt,
): Promise<CreditBeside> {
  const paidCents = paid.cents ?? totalCents;
  const { gifts, session } = await readCredits(db, booking);
  const giftCents = gifts.reduce((sum, { usedCents }) => sum + usedCents, 0);
  const sinceSession = (session?.usedCents ?? 0) - (paid.by === "package" ? paidCents : 0);
  const sessionCents = Math.max(0, sinceSession);
  const besideCents = Math.max(0, creditCents - sessionCents);
  const sinceGift = giftCents - besideCents - (paid.by === "gift_card" ? paidCents : 0);
  const sessionBackCents = Math.max(0, -sinceSession);
  return {
    sessionCents,
    creditCents: besideCents + Math.max(0, sinceGift),
    takenBackCents: Math.max(0, -sinceGift) + sessionBackCents,
    sessionBackCents,
  };
}

/**
 * What was returned to the gift cards that paid, which is there at once. A payment that was taken back and made again
 * is left out.
 */
export async function listReturnedCredit(
  db: Handle,
  { id }: BookingRow,
  { takenBackCents }: CreditBeside,
): Promise<GivenBack[]> {
  const lines = await listGiftLinesOfBooking(db, id);
  const ids = lines.map(({ gift_card_id }) => gift_card_id);
  const packages = new Set((await listBoughtPackages(db, ids)).map((bought) => bought.id));
  const takenBack = lines.findLast(({ kind, cents }) => kind === "used" && cents > 0);
  return [
    ...(takenBack && takenBackCents > 0 ? [{ ...takenBack, cents: takenBackCents }] : []),
    ...lines.filter(({ kind }) => kind === "returned"),
  ].map(({ cents, at, gift_card_id }) => ({
    amount_cents: cents,
    state: "done",
    updated_at: at,
    to: packages.has(gift_card_id) ? "package" : "gift_card",
  }));
}
