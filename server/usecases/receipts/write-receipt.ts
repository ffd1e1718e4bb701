import { taxIncluded } from "#domain/tax.ts";
import { type BookingRow, readDiscount } from "#server/database/bookings.ts";
import { listGiftLinesOfBooking } from "#server/database/gift-cards.ts";
import type { Handle } from "#server/database/handle.ts";
import { chargeCause, findLedgerEntry } from "#server/database/ledger.ts";
import type { PaymentRow } from "#server/database/payments.ts";
import type { PurchaseRow } from "#server/database/purchases.ts";
import type { IssuedReceipt } from "#server/database/receipts.ts";
import type { SalonRow } from "#server/database/salon.ts";
import {
  isHandedBack,
  isReturned,
  listSalonPayments,
  type SalonPaymentRow,
  sumOfLines,
} from "#server/database/salon-payments.ts";
import { listPaymentsOfBooking, readCredits } from "#server/usecases/visits/paid-visit.ts";

/** The receipt's content for a visit, from the ledger; undefined if nothing was paid. */
export async function writeReceipt(
  db: Handle,
  booking: BookingRow,
  salon: SalonRow,
): Promise<IssuedReceipt | undefined> {
  const payment = (await listPaymentsOfBooking(db, booking)).at(-1);
  const lines = booking.items.map((item) => ({
    serviceName: item.service_name,
    masterName: item.master_name,
    priceCents: item.price_cents,
  }));
  const paidCents = booking.credit_cents + booking.kept_session_cents;
  const credit = paidCents > 0;
  const entry = payment
    ? await findLedgerEntry(db, chargeCause(payment.id))
    : credit
      ? await firstUse(db, booking)
      : paidThere(await listSalonPayments(db, booking.id));
  const by = payment ? "card" : credit ? (booking.package_id === null ? "gift_card" : "package") : "salon";
  const creditCents = payment || !credit ? paidCents : paidCents - (entry?.amount_cents ?? 0);
  const totalCents = booking.price_cents;
  const bought = { lines, by, intentId: payment?.intent_id ?? null, totalCents, creditCents } as const;
  const issued = entry && issue(salon, { entry, ...bought });
  const discount = readDiscount(booking);
  return issued && { ...issued, ...(discount && { discount }) };
}

/** The receipt's content for a membership, from the ledger. */
export async function writeMembershipReceipt(
  db: Handle,
  purchase: PurchaseRow,
  payment: PaymentRow,
  salon: SalonRow,
): Promise<IssuedReceipt | undefined> {
  const lines = purchase.quote.lines.map(({ name, priceCents }) => ({
    serviceName: name,
    masterName: null,
    priceCents,
  }));
  const entry = await findLedgerEntry(db, chargeCause(payment.id));
  return entry && issue(salon, { entry, lines, by: "card", intentId: payment.intent_id });
}

type Paid = Pick<SalonPaymentRow, "at" | "amount_cents">;

/** What a session of a package or else gift cards have paid, as one ledger line with the time of the first. */
async function firstUse(db: Handle, booking: BookingRow): Promise<Paid | undefined> {
  const { session } = await readCredits(db, booking);
  const used = (await listGiftLinesOfBooking(db, booking.id)).find(({ kind }) => kind === "used");
  return used && { at: used.at, amount_cents: session?.usedCents ?? booking.credit_cents };
}

/**
 * What was paid at the salon and not taken back as a mistake, as one ledger line; undefined if nothing is left. What was
 * handed back is among the receipt's refunds.
 */
function paidThere(all: readonly SalonPaymentRow[]): Paid | undefined {
  const lines = all.filter((line) => !isHandedBack(line) && !isReturned(line));
  const amount_cents = sumOfLines(lines);
  const last = lines.findLast((line) => line.amount_cents > 0);
  return last && amount_cents > 0 ? { at: last.at, amount_cents } : undefined;
}

/** @param bought.intentId null if it was paid at the salon @param bought.totalCents the price; absent: what was paid */
function issue(
  salon: SalonRow,
  bought: {
    entry: Paid;
    lines: IssuedReceipt["lines"];
    by: IssuedReceipt["paid"]["by"];
    intentId: string | null;
    totalCents?: number | undefined;
    creditCents?: number;
  },
): IssuedReceipt {
  const { name, address, phone, email } = salon;
  const { entry, lines, intentId } = bought;
  const subtotalCents = lines.reduce((sum, { priceCents }) => sum + priceCents, 0);
  const totalCents = bought.totalCents ?? entry.amount_cents;
  const isAnother = entry.amount_cents !== totalCents;
  return {
    salon: { name, address, phone, email },
    lines,
    discountCents: subtotalCents - totalCents,
    totalCents,
    tax: taxOf(salon, totalCents),
    paid: {
      by: bought.by,
      at: entry.at,
      transactionId: intentId,
      ...(isAnother && { cents: entry.amount_cents }),
    },
    ...(bought.creditCents && { creditCents: bought.creditCents }),
  };
}

function taxOf(salon: SalonRow, totalCents: number): IssuedReceipt["tax"] {
  const { tax_name: name, tax_basis_points: basisPoints } = salon;
  if (name === null || basisPoints === 0) return null;
  return { name, basisPoints, cents: taxIncluded(totalCents, basisPoints) };
}
