import type { Transaction } from "kysely";
import { type Actor, isStaff } from "#domain/access.ts";
import { isRunning } from "#domain/purchase.ts";
import { splitRefund } from "#domain/refunds.ts";
import { around, type Span } from "#domain/time/span.ts";
import type { WayToPay } from "#domain/visit-change.ts";
import { type BookingRow, findBooking } from "#server/database/bookings.ts";
import { cellsInsert } from "#server/database/cells.ts";
import { areLost, refuseFoundGone } from "#server/database/cells-gone.ts";
import { findHoldOfPurchase } from "#server/database/holds.ts";
import { findOpenChange, type PurchaseRow } from "#server/database/purchases.ts";
import { countCall } from "#server/database/rate-limits.ts";
import type { SalonRow } from "#server/database/salon.ts";
import type { Schema } from "#server/database/schema.ts";
import { bankDecides } from "#server/usecases/checkout/changed-meanwhile.ts";
import { type PlacedChange, planChange, refuseChange } from "#server/usecases/checkout/plan-change.ts";
import {
  type PreparedPurchase,
  withIntent,
  writeWithIntent,
} from "#server/usecases/checkout/prepared-purchase.ts";
import { releasePurchase } from "#server/usecases/checkout/release-purchase.ts";
import { type ChangeOrder, isSame, refuseUnseen } from "#server/usecases/checkout/seen-change.ts";
import { stopPayments } from "#server/usecases/checkout/stop-payments.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { returnOnChange } from "#server/usecases/gifts/return-on-change.ts";
import { lockGiftCards } from "#server/usecases/gifts/spend-credit.ts";
import { hourTaken } from "#server/usecases/hours/other-hours.ts";
import { promiseOf } from "#server/usecases/refunds/request-refund.ts";
import { attempt, ok, type Result, refusable, refuse } from "#server/usecases/result.ts";
import { applyChange } from "#server/usecases/visits/apply-change.ts";
import { refundChanged } from "#server/usecases/visits/comes-back.ts";
import {
  cardsOf,
  giftCardsOf,
  listPaymentsOfBooking,
  readPaidVisit,
} from "#server/usecases/visits/paid-visit.ts";
import { backInPackage, decideSession, givesBack } from "#server/usecases/visits/session-of-visit.ts";
import { justChanged, versionOfVisit } from "#server/usecases/visits/version-of-visit.ts";

export type ChangeAnswer =
  | { kind: "changed"; booking: BookingRow; salon: SalonRow }
  | { kind: "to_pay"; prepared: PreparedPurchase };

/** Limited because each change sends a mail and takes hours from other guests. */
const changesOfVisit = { calls: 6, windowMs: 60 * 60_000 };

/**
 * Changes a coming visit's services, and its hour or masters if asked. One transaction gives back and claims cells, or
 * nothing changes. A difference paid by card makes a purchase first: its hold keeps the added time, and the visit
 * changes once it is paid. Refuses what differs from the page, and `slot_taken` or `outside_hours` with alternatives.
 * @throws ProviderUnavailable when the card provider can't be asked
 */
export async function changeVisit(
  app: UseCases,
  actor: Actor,
  id: string,
  order: ChangeOrder,
): Promise<Result<ChangeAnswer>> {
  const planned = await app.engine.snapshot((db) => planChange(app, db, actor, id, order));
  if (!planned.ok) return planned;
  const { booking, salon, placed } = planned.value;
  if (isSame(planned.value, order)) return ok({ kind: "changed", booking, salon });
  const unseen = refuseUnseen(planned.value, order);
  if (unseen) return unseen;
  if (!placed.ok) return placed;
  const plan = { ...planned.value, place: placed.value };
  const [usual] = plan.ways;
  const way = order.pay ?? usual;
  if (way && usual && !plan.ways.includes(way)) return refuse("wrong_state", otherWay[way]);
  return await refusable(async () => {
    const open = await findOpenChange(app.engine.read, id);
    if (usual && way === "card") return await prepare(app, plan, order, open);
    return await changeNow(app, actor, plan, order, open);
  });
}

const otherWay: Record<WayToPay, string> = {
  salon: "This difference is paid by card now. Look at the change again.",
  card: "This difference is paid at the salon. Look at the change again.",
};

async function prepare(
  app: UseCases,
  plan: PlacedChange,
  order: ChangeOrder,
  open: PurchaseRow | undefined,
): Promise<Result<ChangeAnswer>> {
  const { booking, salon, seen, chargeCents, priceCents, session } = plan;
  if (booking.user_id === null) throw new Error("Only an account pays for a change by card.");
  const { giveBack, ...place } = plan.place;
  const hold = open && (await findHoldOfPurchase(app.engine.read, open.id));
  const isKept = hold ? isRunning(hold, app.now()) : plan.startsAt === null;
  if (open && isKept && isAbout(open, plan)) {
    return toPay(await withIntent(app, open, hold?.ends_at ?? null));
  }
  const buyer = {
    userId: booking.user_id,
    email: booking.email,
    name: booking.name,
    phone: booking.phone,
    network: order.network,
  };
  const draft = {
    quote: {
      lines: plan.services.map(({ id, name, priceCents: cents }) => ({
        serviceId: id,
        name,
        priceCents: cents,
      })),
      subtotalCents: priceCents,
      discount: null,
      discountCents: 0,
      totalCents: priceCents,
    },
    ...place,
    startsAt: plan.startsAt,
    priceOnly: false,
    change: {
      bookingId: booking.id,
      dueNowCents: chargeCents,
      seen,
      giveBack,
      givesSessionBack: givesBack(session),
    },
  };
  return toPay(await writeWithIntent(app, { salon, buyer, draft, open }));
}

/** Whether an open purchase is for the same change, so that a reload shares it. */
function isAbout(
  open: PurchaseRow,
  { seen, priceCents, chargeCents, session, place }: PlacedChange,
): boolean {
  if (open.change?.seen !== seen || open.total_cents !== priceCents) return false;
  if (open.due_now_cents !== chargeCents) return false;
  if (open.change.givesSessionBack !== givesBack(session)) return false;
  const { items } = place;
  return (
    open.items.length === items.length &&
    open.items.every(
      ({ service_id, master_id, starts_at }, index) =>
        service_id === items[index]?.service_id &&
        master_id === items[index]?.master_id &&
        starts_at === items[index]?.starts_at,
    )
  );
}

function toPay(prepared: Result<PreparedPurchase>): Result<ChangeAnswer> {
  return prepared.ok ? ok({ kind: "to_pay", prepared: prepared.value }) : prepared;
}

async function changeNow(
  app: UseCases,
  actor: Actor,
  plan: PlacedChange,
  order: ChangeOrder,
  open: PurchaseRow | undefined,
): Promise<Result<ChangeAnswer>> {
  const stopped = open && (await stopPayments(app, open));
  if (stopped === "processing") return bankDecides;
  if (stopped === "paid") return justChanged;
  try {
    const spans = await attempt(app, (tx) => write(app, tx, { actor, plan, order, open }));
    if (!spans.ok) return spans;
    await app.engine.announce("availability", around(spans.value));
  } catch (error) {
    if (!areLost(app.engine, error)) throw error;
    return hourTaken.customer;
  }
  const booking = await findBooking(app.engine.read, plan.booking.id);
  return booking ? ok({ kind: "changed", booking, salon: plan.salon }) : justChanged;
}

interface Order {
  actor: Actor;
  plan: PlacedChange;
  order: ChangeOrder;
  open: PurchaseRow | undefined;
}

/** @returns the time taken or freed @throws a unique violation for a cell already taken */
async function write(
  app: UseCases,
  tx: Transaction<Schema>,
  { actor, plan, order, open }: Order,
): Promise<Result<Span[]>> {
  const { salon, place, by, priceCents, money, session } = plan;
  const released = open && (await releasePurchase(app, tx, open.id));
  if (released?.released === false) return justChanged;
  const bookingId = plan.booking.id;
  await app.engine.lock(tx, "bookings", bookingId);
  const booking = await findBooking(tx, bookingId);
  if (!booking || versionOfVisit(booking) !== order.seen) return justChanged;
  const payments = await listPaymentsOfBooking(tx, booking);
  for (const { id } of payments) await app.engine.lock(tx, "payments", id);
  const paid = await readPaidVisit(tx, booking, salon.policy, payments);
  const refused = refuseChange(booking, actor, salon, app.now());
  if (refused) return refused;
  if (paid.salonCents !== plan.paid.salonCents) return justChanged;
  if (!isStaff(actor) && !(await countCall(tx, `change:${bookingId}`, changesOfVisit, app.now()))) {
    return refuse("too_many_requests", changedOften);
  }
  await lockGiftCards(app, tx, giftCardsOf(paid));
  const now = app.now();
  const isInTime = givesBack(session) ?? false;
  const decided = await decideSession(tx, session, { stays: session?.outcome === null, isInTime, at: now });
  // The package may have been refunded in the meantime.
  if (decided?.outcome !== session?.outcome) return justChanged;
  const promises = splitRefund(cardsOf(paid), plan.backByPolicyCents).map(({ source, cents }) =>
    promiseOf(tx, source.payment, cents, "changed", now),
  );
  const backCents = promises.reduce((sum, { cents }) => sum + cents, 0);
  // Since it was planned, part of a payment may have been refunded in the provider's dashboard or disputed.
  if (backCents !== money.backCents) return refundChanged;
  const { items, claims, giveBack } = place;
  await refuseFoundGone(app.engine, tx, place);
  const change = {
    items,
    priceCents,
    giveBack,
    claims,
    by,
    actorId: actor.userId,
    paid: null,
    backCents,
    paidAtSalonCents: plan.paidAtSalonCents,
    money,
    session,
  };
  const gifts = paid.sources.flatMap((source) => (source.kind === "gift" ? source : []));
  const onGifts = splitRefund(gifts, money.toGiftCents).map(({ source: { giftCardId }, cents }) => ({
    giftCardId,
    cents,
  }));
  await returnOnChange(app, tx, bookingId, [...onGifts, ...backInPackage(session)]);
  const changed = await applyChange(app, tx, {
    salon,
    booking,
    change,
    besides: [cellsInsert(tx, claims, { bookingId }), ...promises.map(({ refund }) => refund)],
    work: promises.flatMap(({ work }) => work),
  });
  return ok(released ? [changed, released.freed] : [changed]);
}

const changedOften =
  "This visit has been changed several times within the hour. Wait a while, or call the salon.";
