import type { Transaction } from "kysely";
import { type Actor, isStaff } from "#domain/access.ts";
import { occupiesCells } from "#domain/booking-states.ts";
import { handedBackAtSalon, wholeRefund } from "#domain/refunds.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import type { Handle } from "#server/database/handle.ts";
import { findMembership } from "#server/database/memberships.ts";
import { listPaymentsOfPurchase, type PaymentRow } from "#server/database/payments.ts";
import { findPurchase } from "#server/database/purchases.ts";
import {
  findReceipt,
  type IssuedReceipt,
  insertReceipt,
  type ReceiptRow,
  type ReceiptSubject,
} from "#server/database/receipts.ts";
import { listRefundsOfPayment, type RefundRow, readPaymentMoney } from "#server/database/refunds.ts";
import { readSalon, type SalonRow, salonId } from "#server/database/salon.ts";
import {
  isHandedBack,
  listSalonPayments,
  type SalonPaymentRow,
  sumOfLines,
} from "#server/database/salon-payments.ts";
import type { Schema } from "#server/database/schema.ts";
import { listChangesOfVisit, type VisitChangeRow } from "#server/database/visit-changes.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { findOwnBooking } from "#server/usecases/people/own-booking.ts";
import {
  type GivenBack,
  listReturnedCredit,
  readCreditBeside,
} from "#server/usecases/receipts/credit-beside.ts";
import { isPricedAnew, pricedNow } from "#server/usecases/receipts/priced-now.ts";
import { writeMembershipReceipt, writeReceipt } from "#server/usecases/receipts/write-receipt.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";
import { readKept } from "#server/usecases/visits/kept-money.ts";
import { moneyAtSalonOf, toHandBackOf } from "#server/usecases/visits/money-at-salon.ts";
import { listPaymentsOfBooking } from "#server/usecases/visits/paid-visit.ts";
import { readTill } from "#server/usecases/visits/till-of-visit.ts";

export interface Receipt extends ReceiptRow {
  subject: ReceiptSubject;
  /** Empty once the person is deleted. */
  name: string;
  /** When the visit is; null for a visit without a time, and for a membership. */
  startsAt: number | null;
  /** The current state of the visit; null for a membership. */
  state: BookingRow["state"] | null;
  /** The year of a membership; null for a visit. */
  term: { startsAt: number; endsAt: number } | null;
  /**
   * Those that reached the card or are on their way, or were handed back in its place, oldest first; and what was
   * handed back at the salon.
   */
  refunds: GivenBack[];
  /** What was paid at the salon besides a deposit, or for a price that has since risen; null if nothing was. */
  balance: { cents: number; at: number } | null;
  /** What is still to pay there. `handBackCents` is what the desk has yet to hand back. */
  dueCents: number;
  handBackCents: number;
  /** What the policy keeps beyond the price since the visit got cheaper; 0 for a cancelled visit. */
  keptCents: number;
  /** What a bank has taken of the card payments for a dispute, and not given back. */
  atBankCents: number;
  /** What gift cards paid in addition, including later at the desk. */
  creditCents: number;
  /** What a session of a package paid in addition. */
  sessionCents: number;
  /** Tips for the masters. */
  tipCents: number;
  /** Services that were added or removed since the visit was booked, the oldest first. */
  changes: VisitChangeRow[];
}

/**
 * The receipt of a visit. It is numbered when first requested and then stays the same, except for its refunds, and for
 * the price that a session used at the desk gives the visit. For the person who booked it, and for staff. Refuses a
 * visit that nothing was paid for.
 */
export async function readReceipt(app: DatabaseAndClock, actor: Actor, id: string): Promise<Result<Receipt>> {
  const db = app.engine.read;
  const found = await findOwnBooking(db, actor, id);
  if (!found.ok) return found;
  const booking = found.value;
  const subject = { bookingId: id };
  const numbered = await readOrIssue(app, subject, (tx, salon) => writeReceipt(tx, booking, salon));
  if (!numbered) return refuse("wrong_state", "Nothing was paid for this visit yet, so there is no receipt.");
  const payments = await listPaymentsOfBooking(db, booking);
  const changes = await listChangesOfVisit(db, id);
  // The desk may have used a session since the last change, or taken one back.
  for (const last of changes.slice(-1)) last.price_cents = booking.price_cents;
  const isAnew = isPricedAnew(numbered.issued, booking, changes.length > 0);
  const issued = isAnew ? pricedNow(numbered.issued, booking) : numbered.issued;
  const receipt = { ...numbered, issued };
  const { handedBack, takenBack, keptByCardCents: _, ...balance } = await readBalance(db, booking, receipt);
  const refunds = [...(await listRefunds(app, payments)), ...handedBack, ...takenBack];
  const credit = await readCreditBeside(db, booking, issued);
  return ok({
    ...receipt,
    subject,
    name: booking.name,
    startsAt: booking.starts_at,
    state: booking.state,
    term: null,
    refunds: [...(await listReturnedCredit(db, booking, credit)), ...refunds],
    ...balance,
    atBankCents: await sumDisputed(db, payments),
    creditCents: credit.creditCents,
    sessionCents: credit.sessionCents,
    tipCents: await readTip(db, id),
    changes,
  });
}

/** The receipt of a year of membership, in the same sequence of numbers. For the member, and for staff. */
export async function readMembershipReceipt(
  app: DatabaseAndClock,
  actor: Actor,
  id: string,
): Promise<Result<Receipt>> {
  const db = app.engine.read;
  const membership = await findMembership(db, id);
  if (!membership || (membership.user_id !== actor.userId && !isStaff(actor))) {
    return refuse("not_found", "There is no such membership.");
  }
  const payments = await listPaymentsOfPurchase(db, membership.purchase_id);
  const payment = payments.find(({ intent_id }) => intent_id === membership.transaction_id);
  const purchase = await findPurchase(db, membership.purchase_id);
  if (!payment || !purchase) throw new Error("A membership has no payment.");
  const subject = { membershipId: id };
  const receipt = await readOrIssue(app, subject, (tx, salon) =>
    writeMembershipReceipt(tx, purchase, payment, salon),
  );
  if (!receipt) throw new Error("A membership's charge is not in the ledger.");
  return ok({
    ...receipt,
    subject,
    name: purchase.name,
    startsAt: null,
    state: null,
    term: { startsAt: membership.starts_at, endsAt: membership.ends_at },
    refunds: await listRefunds(app, [payment]),
    balance: null,
    dueCents: 0,
    handBackCents: 0,
    keptCents: 0,
    atBankCents: await sumDisputed(db, [payment]),
    creditCents: 0,
    sessionCents: 0,
    tipCents: 0,
    changes: [],
  });
}

/**
 * What a bank has taken of payments for a dispute, and not given back, in cents. It may take all of a payment of which a
 * part is refunded: only the rest counts.
 */
export async function sumDisputed(db: Handle, payments: readonly PaymentRow[]): Promise<number> {
  let cents = 0;
  for (const payment of payments) {
    const money = await readPaymentMoney(db, payment);
    cents += Math.min(money.disputedCents, wholeRefund(money));
  }
  return cents;
}

/** The tips recorded for a visit, in cents. */
export async function readTip(db: Handle, bookingId: string): Promise<number> {
  return sumOfLines(await listSalonPayments(db, bookingId, "tip"));
}

/** The receipt of a visit. Gives it a number if it has none yet. @returns undefined if nothing was paid */
export async function issueReceipt(
  app: DatabaseAndClock,
  booking: BookingRow,
): Promise<ReceiptRow | undefined> {
  return await readOrIssue(app, { bookingId: booking.id }, (tx, salon) => writeReceipt(tx, booking, salon));
}

async function readOrIssue(
  app: DatabaseAndClock,
  subject: ReceiptSubject,
  write: (tx: Transaction<Schema>, salon: SalonRow) => Promise<IssuedReceipt | undefined>,
): Promise<ReceiptRow | undefined> {
  const known = await findReceipt(app.engine.read, subject);
  if (known) return known;
  return await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "salon", salonId);
    const other = await findReceipt(tx, subject);
    if (other) return other;
    const issued = await write(tx, await readSalon(tx));
    return issued && (await insertReceipt(tx, subject, issued, app.now()));
  });
}

type Balance = Pick<Receipt, "balance" | "dueCents" | "handBackCents" | "keptCents"> & {
  /** The part of `keptCents` that cards have paid. */
  keptByCardCents: number;
  handedBack: GivenBack[];
  /**
   * What the desk took back as a mistake from the payment that the receipt was issued for, and that was not paid again.
   */
  takenBack: GivenBack[];
};

/**
 * What was paid at the salon besides a receipt's own payment, what of it was returned, and what is still to pay there.
 */
export async function readBalance(db: Handle, booking: BookingRow, { issued }: ReceiptRow): Promise<Balance> {
  const till = await readTill(db, booking);
  const isOpen = occupiesCells(booking.state);
  const isBySalon = issued.paid.by === "salon";
  // A receipt for a payment at the salon already includes that payment, so it is not part of the balance.
  const issuedCents = isBySalon ? (issued.paid.cents ?? issued.totalCents) : 0;
  const paidCents = till.paidCents - issuedCents;
  const kept = await readKept(db, booking);
  const back = [
    ...till.handedBack,
    ...(till.backAt === null ? [] : [{ cents: till.backCents, at: till.backAt }]),
  ];
  return {
    balance: till.paidAt === null || paidCents <= 0 ? null : { cents: paidCents, at: till.paidAt },
    dueCents: isOpen ? moneyAtSalonOf(booking, till.thereCents).dueCents : 0,
    handBackCents: toHandBackOf(booking, till.thereCents),
    keptCents: booking.state === "cancelled" ? 0 : kept.allCents + booking.kept_session_cents,
    keptByCardCents: kept.byCardCents,
    handedBack: back.map(({ cents, at }) => toGivenBack("salon", cents, at)),
    takenBack: toTakenBack(-paidCents, await listSalonPayments(db, booking.id)),
  };
}

function toTakenBack(cents: number, lines: readonly SalonPaymentRow[]): GivenBack[] {
  const last = lines.findLast((line) => line.amount_cents < 0 && !isHandedBack(line));
  return last && cents > 0 ? [toGivenBack("mistake", cents, last.at)] : [];
}

function toGivenBack(to: GivenBack["to"], amount_cents: number, updated_at: number): GivenBack {
  return { amount_cents, state: "done", updated_at, to };
}

async function listRefunds(app: DatabaseAndClock, payments: readonly PaymentRow[]): Promise<GivenBack[]> {
  const refunds: RefundRow[] = [];
  for (const { id } of payments) refunds.push(...(await listRefundsOfPayment(app.engine.read, id)));
  return refunds
    .filter(({ state }) => state !== "failed")
    .sort((one, other) => one.created_at - other.created_at)
    .map((refund) => ({ ...refund, to: refund.reason === handedBackAtSalon ? "salon" : "card" }));
}
