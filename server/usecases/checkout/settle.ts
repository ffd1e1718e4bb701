import type { Transaction } from "kysely";
import {
  decideSettlement,
  isHourOver,
  isPaymentFor,
  isUnsettled,
  livingHoldStates,
  type Settlement,
  type SettlementFacts,
} from "#domain/purchase.ts";
import type { Span } from "#domain/time/span.ts";
import { type BookingRow, findBookingOfPurchase } from "#server/database/bookings.ts";
import { areLost } from "#server/database/cells-gone.ts";
import type { Write } from "#server/database/engines/engine.ts";
import { findSoldGiftCard } from "#server/database/gift-cards.ts";
import { holdVersion } from "#server/database/kept-by-version.ts";
import { chargeCause, ledgerInsert } from "#server/database/ledger.ts";
import { findMembershipOfPurchase } from "#server/database/memberships.ts";
import { advancePayment, type PaymentRow, paymentAdvance } from "#server/database/payments.ts";
import { type FoundPurchase, findPurchase, type PurchaseRow } from "#server/database/purchases.ts";
import type { Schema } from "#server/database/schema.ts";
import { findUser } from "#server/database/users.ts";
import { findChangeOfPurchase } from "#server/database/visit-changes.ts";
import type { Intent } from "#server/payments/port.ts";
import { refreshIntent } from "#server/usecases/checkout/ask-provider.ts";
import { refundInFull } from "#server/usecases/checkout/refund-in-full.ts";
import { findUnchanged, makePaidChange } from "#server/usecases/checkout/settle-change.ts";
import { findStillOffered } from "#server/usecases/checkout/still-offered.ts";
import type {
  DatabaseAndClock,
  DatabaseClockAndPayments,
  DatabaseClockAndSeal,
} from "#server/usecases/context.ts";
import { hasCredit } from "#server/usecases/gifts/reserve-credit.ts";
import { startGiftCard } from "#server/usecases/gifts/start-gift-card.ts";
import { startPackage } from "#server/usecases/gifts/start-package.ts";
import { startMembership } from "#server/usecases/members/start-membership.ts";
import { ok, type Refusal, type Result, refuse } from "#server/usecases/result.ts";
import { bookPurchase } from "#server/usecases/visits/book-purchase.ts";

export interface Settled {
  /** The id of the visit, the membership, the gift card or the package that was bought. */
  id: string;
}

/** What became of a payment. */
interface Outcome {
  settled: Result<Settled>;
  /** The time that was newly claimed or came free; absent: none. */
  changed?: Span;
}

/**
 * Turns a payment that succeeded into what it bought, from the purchase alone. Idempotent: the browser, the webhook and
 * the sweep may call it at any time, in any order, and at once.
 * @param mayWait whether a payment that names only a price may still wait for its booking
 * @throws ProviderUnavailable when the provider can't be asked; nothing is changed then
 */
export async function settle(
  app: DatabaseClockAndPayments,
  payment: PaymentRow,
  { mayWait = true } = {},
): Promise<Result<Settled>> {
  const intent = await refreshIntent(app, payment);
  if (intent.state !== "succeeded") return await recordUnpaid(app, payment, intent);
  const settleAs = async (known: Known) => {
    const { settled, changed } = await app.engine.transaction((tx) =>
      settlePaid(app, tx, payment, intent, known),
    );
    // A living hold becomes a booking, which the desk shows. If the hold was freed, the hour is claimed again.
    if (changed) await app.engine.announce("availability", changed);
    return settled;
  };
  try {
    return await settleAs({ mayWait, hourIsLost: false, offeredBy: null });
  } catch (error) {
    if (!(error instanceof HoldFreed)) throw error;
  }
  try {
    const offeredBy = await findStillOffered(app, payment.purchase_id);
    return await settleAs({ mayWait, hourIsLost: offeredBy === null, offeredBy });
  } catch (error) {
    if (!(error instanceof HoldFreed) && !areLost(app.engine, error)) throw error;
    return await settleAs({ mayWait, hourIsLost: true, offeredBy: null });
  }
}

async function recordUnpaid(app: DatabaseAndClock, payment: PaymentRow, intent: Intent): Promise<Refusal> {
  const news = { state: intent.state, intentId: intent.id };
  await advancePayment(app.engine.write, payment.id, news, app.now());
  return refuse(
    "payment_not_succeeded",
    "This payment has not succeeded, so nothing is booked and nothing was taken.",
  );
}

/** What is paid for has no living hold, so its hour can only be claimed while it is offered. */
class HoldFreed extends Error {}

/** What the caller knows in addition to the rows. */
interface Known extends Pick<SettlementFacts, "mayWait" | "hourIsLost"> {
  /** The catalogue's version by which the hour of a hold that was freed is still offered; null: it is not known. */
  offeredBy: string | null;
}

/** What the decision depends on, read under the lock of the purchase. */
interface Paid {
  purchase: FoundPurchase;
  payment: PaymentRow;
  intent: Intent;
  /** What the purchase has already become. */
  delivered: { id: string; transaction_id: string } | undefined;
  /** For a change: its visit, locked, if it is still as it was when the change was priced. */
  changes: BookingRow | undefined;
  /** Records the money that was taken, whatever happens to the visit. */
  charge: readonly Write[];
}

async function settlePaid(
  app: DatabaseClockAndSeal,
  tx: Transaction<Schema>,
  payment: PaymentRow,
  intent: Intent,
  known: Known,
): Promise<Outcome> {
  await app.engine.lock(tx, "purchases", payment.purchase_id);
  const purchase = await findPurchase(tx, payment.purchase_id);
  if (!purchase) throw new Error("A payment has no purchase.");
  const paid = {
    purchase,
    payment: { ...payment, amount_cents: intent.amountCents },
    intent,
    delivered: await findDelivered(tx, purchase),
    changes: await findUnchanged(app, tx, purchase),
    charge: chargeWrites(tx, payment.id, intent, app.now()),
  };
  const decided = decideSettlement(await readFacts(app, tx, paid, known));
  if (decided.kind === "deliver" && !holdsItsHour(purchase)) {
    const isOffered = known.offeredBy !== null && known.offeredBy === (await holdVersion(app.engine, tx));
    if (!isOffered) throw new HoldFreed();
  }
  return await apply(app, tx, paid, decided);
}

/** Whether nobody else can have the hour of a purchase. One without an hour needs none. */
function holdsItsHour({ starts_at, hold }: FoundPurchase): boolean {
  return starts_at === null || (hold !== null && livingHoldStates.includes(hold.state));
}

function chargeWrites(
  tx: Transaction<Schema>,
  paymentId: string,
  { id: intentId, amountCents, currency }: Intent,
  now: number,
): Write[] {
  const charge = { kind: "charge", cause: chargeCause(paymentId), amountCents, currency, paymentId } as const;
  return [
    paymentAdvance(tx, paymentId, { state: "succeeded", intentId }, now),
    ledgerInsert(tx, charge, now),
  ];
}

async function findDelivered(
  tx: Transaction<Schema>,
  { id, kind, state, booking_id }: PurchaseRow,
): Promise<Paid["delivered"]> {
  if (isUnsettled(state)) return undefined;
  if (kind === "gift_card" || kind === "package") return await findSoldGiftCard(tx, id);
  if (booking_id !== null) {
    const change = await findChangeOfPurchase(tx, id);
    return change && { id: booking_id, transaction_id: change.transaction_id ?? "" };
  }
  return kind === "membership" ? await findMembershipOfPurchase(tx, id) : await findBookingOfPurchase(tx, id);
}

async function readFacts(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  { purchase, intent, delivered, changes }: Paid,
  known: Known,
): Promise<SettlementFacts> {
  const isPersonal = purchase.kind === "membership" || purchase.kind === "package";
  return {
    ...known,
    hourIsOver: isHourOver(purchase.starts_at, app.now()),
    state: purchase.state,
    deliveredBy: delivered ? (delivered.transaction_id === intent.id ? "this" : "another") : null,
    fits: isPaymentFor({ ...purchase, dueNowCents: purchase.due_now_cents }, intent),
    visitStands: purchase.booking_id === null || changes !== undefined,
    isWhole: purchase.kind !== "visit" || purchase.items.length > 0,
    hasBuyer: !isPersonal || delivered !== undefined || (await isHere(app, tx, purchase.user_id)),
    hasCredit: delivered !== undefined || (await hasCredit(app, tx, purchase)),
  };
}

/** Whether somebody has not left. Their row stays locked. */
async function isHere(app: DatabaseAndClock, tx: Transaction<Schema>, userId: string): Promise<boolean> {
  await app.engine.lock(tx, "users", userId);
  return (await findUser(tx, userId)) !== undefined;
}

/** @throws a unique violation when the hour was lost; CellsGone */
async function apply(
  app: DatabaseClockAndSeal,
  tx: Transaction<Schema>,
  paid: Paid,
  decided: Settlement,
): Promise<Outcome> {
  const { purchase, payment, intent, charge, changes, delivered } = paid;
  if (decided.kind === "deliver" && changes) {
    const changed = await makePaidChange(app, tx, purchase, changes, { intentId: intent.id, charge });
    return { settled: ok({ id: changes.id }), changed };
  }
  if (decided.kind === "deliver" && purchase.kind === "visit") {
    const { id, claimed: changed } = await bookPurchase(app, tx, purchase, intent.id, charge);
    return { settled: ok({ id }), changed };
  }
  await app.engine.together(tx, charge);
  if (delivered && decided.kind === "delivered") return { settled: ok({ id: delivered.id }) };
  if (decided.kind === "wait") return { settled: waits };
  if (decided.kind === "refund") {
    const whole = { purchase, payment, isDelivered: delivered !== undefined };
    const { refusal, freed } = await refundInFull(app, tx, whole, decided.why);
    return { settled: refusal, ...(freed.from < freed.to && { changed: freed }) };
  }
  if (purchase.kind === "visit") throw new Error("A visit is booked with the writes of its payment.");
  if (purchase.kind === "offered_hour")
    throw new Error("An offered hour is never paid: its guest buys a visit.");
  return { settled: ok({ id: await starts[purchase.kind](app, tx, purchase, intent.id) }) };
}

const waits = refuse("payment_not_succeeded", "This payment waits for its booking.");

const starts = { membership: startMembership, gift_card: startGiftCard, package: startPackage };
