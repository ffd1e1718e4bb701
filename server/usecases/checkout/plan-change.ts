import { type Actor, isStaff } from "#domain/access.ts";
import { mayBeMoved } from "#domain/booking-states.ts";
import { givesUseBack } from "#domain/offers.ts";
import { refundPercent } from "#domain/policy.ts";
import type { QuoteLine } from "#domain/pricing.ts";
import { withinPayments } from "#domain/refund-on-change.ts";
import { whyNotChangeServices } from "#domain/visit.ts";
import {
  type ChangeMoney,
  chargeOfChange,
  compareServices,
  moneyOfChange,
  priceAfterChange,
  type WayToPay,
  waysToPay,
} from "#domain/visit-change.ts";
import { besideSession } from "#domain/visit-session.ts";
import type { WantedBy } from "#domain/wanted-by.ts";
import { type BookingRow, readDiscount } from "#server/database/bookings.ts";
import type { Handle, Snapshot } from "#server/database/handle.ts";
import { readSalon, type SalonRow } from "#server/database/salon.ts";
import { listAllServices, offered, type ServiceRow } from "#server/database/services.ts";
import { offeredNoMore, refuseTogether } from "#server/usecases/catalogue/refuse-together.ts";
import { askedAfter } from "#server/usecases/checkout/asked-after-change.ts";
import { type ChangePlace, type ChosenService, placeChange } from "#server/usecases/checkout/place-change.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { findOwnBooking } from "#server/usecases/people/own-booking.ts";
import { ok, type Refusal, type Result, refuse } from "#server/usecases/result.ts";
import { takesCards } from "#server/usecases/takes-cards.ts";
import { moneyAtSalonOf } from "#server/usecases/visits/money-at-salon.ts";
import { cardsOf, type PaidVisit, policyVisit, readPaidVisit } from "#server/usecases/visits/paid-visit.ts";
import {
  type ChangedSession,
  decideSession,
  linesOf,
  readVisitSession,
  sessionCents,
} from "#server/usecases/visits/session-of-visit.ts";
import { versionOfVisit } from "#server/usecases/visits/version-of-visit.ts";
import { decideWhoWants } from "#server/usecases/visits/who-wants.ts";

export interface ChangeWanted {
  /** All services that the visit is to have, in order; absent: its current ones. */
  serviceIds?: readonly string[] | undefined;
  /** A master's id or 'any' for every service, or one for each; absent: the visit's masters, where they can. */
  masters?: readonly string[] | undefined;
  /** Epoch milliseconds; absent: the visit's current start. */
  startsAt?: number | undefined;
  /** Who wants the change; absent: the person asking. */
  by?: WantedBy | undefined;
}

/** A change before it is made: what it costs, and where it fits. */
export interface PlannedChange {
  booking: BookingRow;
  salon: SalonRow;
  by: WantedBy;
  seen: string;
  /** The services after the change, each with its price before the discount. */
  services: { id: string; name: string; priceCents: number; isNew: boolean }[];
  priceCents: number;
  paid: PaidVisit;
  /** The money of the change, without what a session of a package pays. */
  money: ChangeMoney;
  /** What cards would get back by the policy alone, regardless of what is left of their payments. */
  backByPolicyCents: number;
  /**
   * The part of the money beyond the new price that is no longer there to return or keep: already refunded, or with a
   * bank.
   */
  goneCents: number;
  session: ChangedSession | null;
  /** What gift cards and a session pay of the new price, before any of it is returned. */
  creditCents: number;
  /** The part of the price that was paid at the salon. */
  paidAtSalonCents: number;
  ways: WayToPay[];
  /** What a card is charged if the difference is paid by card. */
  chargeCents: number;
  /** Null for a visit that has no time, neither before nor after the change. */
  startsAt: number | null;
  placed: Result<ChangePlace>;
}

/** A change that has a place. */
export interface PlacedChange extends PlannedChange {
  place: ChangePlace;
}

/**
 * Prices a change of a coming visit and finds its place. Refuses a change that is not allowed; if the hour is taken,
 * `placed` says so.
 */
export async function planChange(
  app: Pick<UseCases, "now" | "site">,
  db: Snapshot,
  actor: Actor,
  id: string,
  wanted: ChangeWanted,
): Promise<Result<PlannedChange>> {
  const now = app.now();
  const salon = await readSalon(db);
  const found = await findOwnBooking(db, actor, id);
  if (!found.ok) return found;
  const booking = found.value;
  const decided = decideWhoWants(actor, booking, wanted.by);
  if (!decided.ok) return decided;
  const by = decided.value;
  const paid = await readPaidVisit(db, booking, salon.policy);
  const refused = refuseChange(booking, actor, salon, now);
  if (refused) return refused;
  const startsAt = wanted.startsAt ?? booking.starts_at;
  const isSeated = !mayBeMoved(booking.state);
  if (isSeated && startsAt !== booking.starts_at) return keepsHour;
  const paidBySession = await readVisitSession(db, booking, paid.session);
  const before = linesOf(booking.items, paidBySession);
  const chosen = await chooseServices(db, booking, before, wanted.serviceIds);
  if (!chosen.ok) return chosen;
  const services = chosen.value;
  const priceCents = priceAfterChange(booking.price_cents, {
    before,
    after: services.map(({ id: serviceId, ...line }) => ({ ...line, serviceId })),
    discount: readDiscount(booking),
  });
  const percent = by === "salon" ? 100 : refundPercent(paid.visit, now);
  const session = await decideSession(db, paidBySession, {
    stays: services.some(({ packageId }) => packageId !== undefined),
    isInTime: givesUseBack(by, percent),
    at: now,
  });
  const bySession = sessionCents(session);
  const { card_cents: cardCents } = booking;
  const { paidCents: salonCents } = moneyAtSalonOf(booking, paid.salonCents);
  const { price_cents: wasCents, credit_cents } = booking;
  const all = { wasCents, nowCents: priceCents, creditCents: credit_cents, cardCents, salonCents };
  const sums = besideSession(all, bySession);
  const byPolicy = moneyOfChange(sums, percent);
  const money = withinPayments(byPolicy, { keptCents: booking.kept_cents, cards: cardsOf(paid) });
  const creditCents = sums.creditCents + bySession.after;
  const byStaff = isStaff(actor) && booking.user_id !== actor.userId;
  const row = { ...booking, credit_cents: creditCents, salonCents };
  const asked = byStaff ? null : await askedAfter(db, salon, row, { totalCents: priceCents, services }, now);
  if (asked?.isUnpaidBarred) return refuse("wrong_state", paidWhenBooked);
  const missingCents = (asked?.partCents ?? 0) - cardCents - creditCents - salonCents;
  const place = { actor, booking, salon, services, startsAt, masters: wanted.masters };
  const placed = await placeChange(db, now, place);
  return ok({
    booking,
    salon,
    by,
    seen: versionOfVisit(booking),
    services: services.map(({ id: serviceId, name, priceCents: cents, isNew }) => ({
      id: serviceId,
      name,
      priceCents: cents,
      isNew,
    })),
    priceCents,
    paid,
    money,
    backByPolicyCents: byPolicy.backCents,
    goneCents: byPolicy.backCents + byPolicy.keptCents - money.backCents - money.keptCents,
    session,
    creditCents,
    paidAtSalonCents: salonCents,
    ways: waysToPay(
      {
        ...sums,
        ...money,
        // Without a card provider, no visit can be paid further on the site.
        isPaidOnline:
          takesCards(app.site) && booking.purchase_id !== null && cardCents + booking.credit_cents > 0,
      },
      { byStaff, asksInFull: asked?.asksInFull ?? false, byRule: asked?.byRule ?? false, missingCents },
    ),
    chargeCents: chargeOfChange(money.moreCents, missingCents),
    startsAt,
    placed: isSeated && !placed.ok ? { ...placed, alternatives: [] } : placed,
  });
}

const keepsHour = refuse("wrong_state", "The guest is in the chair, so the visit keeps its hour.");

/** Nothing was paid in advance for this visit, so what is added can't be either. */
const paidWhenBooked =
  "What you add is paid when it is booked. Book it as a visit of its own, or call the salon.";

/** Why a visit can't be changed now; null when it can. */
export function refuseChange(
  booking: BookingRow,
  actor: Actor,
  salon: SalonRow,
  now: number,
): Refusal | null {
  const standing = { state: booking.state, policy: policyVisit(booking, salon.policy) };
  const why = whyNotChangeServices(standing, { isStaff: isStaff(actor) }, now);
  if (why === "state") return refuse("wrong_state", "This visit can't be changed any more. Book a new one.");
  if (why === "too_late") {
    return refuse("too_late", `It is too late to change this visit here. Call the salon: ${salon.phone}.`);
  }
  return null;
}

/**
 * The services that a visit is to have. Those that stay keep their price, and those that are added must be on offer
 * today.
 */
async function chooseServices(
  db: Handle,
  { items }: BookingRow,
  lines: readonly QuoteLine[],
  wanted: readonly string[] = lines.map(({ serviceId }) => serviceId),
): Promise<Result<ChosenService[]>> {
  const all = await listAllServices(db);
  const onOffer = new Set(offered(all).map(({ id }) => id));
  const { kept } = compareServices(
    lines.map((line, index) => ({ ...line, item: items[index] })),
    wanted,
  );
  const rows: ServiceRow[] = [];
  const services: ChosenService[] = [];
  for (const [index, id] of wanted.entries()) {
    const { item = null, packageId } = kept[index] ?? {};
    const row = all.find((service) => service.id === id);
    if (!row || (!item && !onOffer.has(id))) return offeredNoMore;
    rows.push(row);
    services.push({
      id,
      name: item?.service_name ?? row.name,
      priceCents: item?.price_cents ?? row.price_cents,
      isNew: item === null,
      item,
      row,
      ...(packageId !== undefined && { packageId }),
    });
  }
  return refuseTogether(rows) ?? ok(services);
}
