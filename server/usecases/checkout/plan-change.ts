import type { Actor } from "#domain/access.ts";
import { partsOf } from "#domain/deposit.ts";
import { refundPercent } from "#domain/policy.ts";
import { type Canceller, whyNotMove } from "#domain/visit.ts";
import {
  type ChangeMoney,
  chargeOfChange,
  compareServices,
  moneyOfChange,
  priceAfterChange,
  type WayToPay,
  waysToPay,
} from "#domain/visit-change.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import type { Handle, Snapshot } from "#server/database/handle.ts";
import { readSalon, type SalonRow } from "#server/database/salon.ts";
import { listAllServices, offered, type ServiceRow } from "#server/database/services.ts";
import { refuseTogether } from "#server/usecases/catalogue/refuse-together.ts";
import { askDeposit, asksOf } from "#server/usecases/checkout/ask-deposit.ts";
import { type ChangePlace, type ChosenService, placeChange } from "#server/usecases/checkout/place-change.ts";
import { findOwnBooking, isStaff } from "#server/usecases/people/own-booking.ts";
import { ok, type Refusal, type Result, refuse } from "#server/usecases/result.ts";
import { discountOf } from "#server/usecases/visits/apply-change.ts";
import { decideCanceller } from "#server/usecases/visits/canceller.ts";
import {
  moneyAtSalonOf,
  type PaidVisit,
  policyVisit,
  readPaidVisit,
} from "#server/usecases/visits/paid-visit.ts";
import { sealOfVisit } from "#server/usecases/visits/seal-of-visit.ts";

export interface ChangeWanted {
  /** All services that the visit is to have, in order; absent: those that it has. */
  serviceIds?: readonly string[] | undefined;
  /** A master's id or 'any' for every service, or one for each; absent: who has the visit now, where they can. */
  masters?: readonly string[] | undefined;
  /** Epoch milliseconds; absent: the visit's own start. */
  startsAt?: number | undefined;
  /** On whose account it is changed; the one who asks when absent. */
  by?: Canceller | undefined;
}

/** A change as it would be now: what it costs, and where it fits. */
export interface PlannedChange {
  booking: BookingRow;
  salon: SalonRow;
  by: Canceller;
  seen: string;
  /** The services that it is to have, with the price of each before the discount. */
  services: { id: string; name: string; priceCents: number; isNew: boolean }[];
  priceCents: number;
  paid: PaidVisit;
  money: ChangeMoney;
  /** What was paid of the price at the salon. */
  paidAtSalonCents: number;
  ways: WayToPay[];
  /** What a card is charged, where the difference is paid by card. */
  chargeCents: number;
  startsAt: number;
  placed: Result<ChangePlace>;
}

/** Prices a change of a coming visit and finds its place. Refuses what may not be changed; an hour that is taken is told in `placed`. */
export async function planChange(
  db: Snapshot,
  now: number,
  actor: Actor,
  id: string,
  wanted: ChangeWanted,
): Promise<Result<PlannedChange>> {
  const salon = await readSalon(db);
  const found = await findOwnBooking(db, actor, id);
  if (!found.ok) return found;
  const booking = found.value;
  const decided = decideCanceller(actor, booking, wanted.by);
  if (!decided.ok) return decided;
  const by = decided.value;
  const paid = await readPaidVisit(db, booking, salon.policy);
  const refused = refuseChange(booking, actor, salon, now);
  if (refused) return refused;
  const chosen = await chooseServices(
    db,
    booking,
    wanted.serviceIds ?? booking.items.map((item) => item.service_id),
  );
  if (!chosen.ok) return chosen;
  const services = chosen.value;
  const priceCents = priceAfterChange(booking.price_cents, {
    before: booking.items.map((item) => ({
      serviceId: item.service_id,
      name: item.service_name,
      priceCents: item.price_cents,
    })),
    after: services.map(({ id: serviceId, name, priceCents: cents }) => ({
      serviceId,
      name,
      priceCents: cents,
    })),
    discount: discountOf(booking),
  });
  const { credit_cents: creditCents, card_cents: cardCents } = booking;
  const { paidCents: salonCents } = moneyAtSalonOf(booking, paid.salonCents);
  const sums = { wasCents: booking.price_cents, nowCents: priceCents, creditCents, cardCents, salonCents };
  const money = moneyOfChange(sums, by === "salon" ? 100 : refundPercent(paid.visit, now));
  const byStaff = isStaff(actor) && booking.user_id !== actor.userId;
  const asked = byStaff
    ? null
    : await askedAfter(db, salon, { ...booking, salonCents }, { totalCents: priceCents, services }, now);
  if (asked?.isUnpaidBarred) return refuse("wrong_state", paidWhenBooked);
  const missingCents = (asked?.partCents ?? 0) - cardCents - creditCents - salonCents;
  const startsAt = wanted.startsAt ?? booking.starts_at ?? 0;
  return ok({
    booking,
    salon,
    by,
    seen: sealOfVisit(booking),
    services: services.map(({ id: serviceId, name, priceCents: cents, isNew }) => ({
      id: serviceId,
      name,
      priceCents: cents,
      isNew,
    })),
    priceCents,
    paid,
    money,
    paidAtSalonCents: salonCents,
    ways: waysToPay(
      { ...sums, ...money },
      { byStaff, asksInFull: asked?.asksInFull ?? false, byRule: asked?.byRule ?? false, missingCents },
    ),
    chargeCents: chargeOfChange(money.moreCents, missingCents),
    startsAt,
    placed: await placeChange(db, now, {
      actor,
      booking,
      salon,
      services,
      startsAt,
      masters: wanted.masters,
    }),
  });
}

/** No card has paid for the visit, so none pays for what is added to it. */
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
  const why = whyNotMove(standing, { isStaff: isStaff(actor) }, now);
  if (why === "state") return refuse("wrong_state", "This visit can't be changed any more. Book a new one.");
  if (why === "too_late") {
    return refuse("too_late", `It is too late to change this visit here. Call the salon: ${salon.phone}.`);
  }
  if (booking.starts_at === null || booking.items.length === 0) {
    return refuse("wrong_state", "This visit has no time yet. Arrange its time first, then change it.");
  }
  if (booking.package_id !== null) {
    return refuse(
      "wrong_state",
      "A session of a package pays for this visit, so its services stay as they are. Book another service by itself, or cancel this visit in time: the session comes back then.",
    );
  }
  return null;
}

/** What the salon asks a customer for a visit as it is to be. */
interface AskedAfter {
  asksInFull: boolean;
  /** What of the new price is asked for before the visit, where not all of it is. */
  partCents: number;
  /** Whether a rule of this very visit or customer says so, not the one for everybody. */
  byRule: boolean;
  /** Whether nothing of the visit was paid when it was booked, though now something would have to be for what is added. */
  isUnpaidBarred: boolean;
}

type PaidRow = BookingRow & { salonCents: number };

async function askedAfter(
  db: Handle,
  salon: SalonRow,
  { user_id, purchase_id, price_cents, card_cents, credit_cents, salonCents }: PaidRow,
  visit: { totalCents: number; services: readonly ChosenService[] },
  now: number,
): Promise<AskedAfter> {
  if (user_id === null) return { asksInFull: true, partCents: 0, byRule: false, isUnpaidBarred: false };
  const asks = asksOf(visit.services.map(({ row }) => row));
  const { deposit, askedBy } = await askDeposit(db, salon, user_id, { ...visit, asks }, now);
  // This visit is one of those that are not paid.
  const mayBeUnpaid = askedBy === "unverified" || askedBy === "unpaid_visits" || deposit?.kind === "at_salon";
  const isUnpaid = purchase_id !== null && price_cents > 0 && card_cents + credit_cents + salonCents === 0;
  const adds = visit.services.some(({ isNew }) => isNew);
  return {
    asksInFull: deposit === null,
    partCents: deposit === null ? 0 : partsOf(visit.totalCents, deposit).nowCents,
    byRule: askedBy !== "salon" && !mayBeUnpaid,
    isUnpaidBarred: isUnpaid && adds && !mayBeUnpaid,
  };
}

/** The services that a visit is to have. What stays costs what it did; what is added is on offer today. */
async function chooseServices(
  db: Handle,
  { items }: BookingRow,
  wanted: readonly string[],
): Promise<Result<ChosenService[]>> {
  const all = await listAllServices(db);
  const onOffer = new Set(offered(all).map(({ id }) => id));
  const { kept } = compareServices(
    items.map((item) => ({ ...item, serviceId: item.service_id })),
    wanted,
  );
  const rows: ServiceRow[] = [];
  const services: ChosenService[] = [];
  for (const [index, id] of wanted.entries()) {
    const item = kept[index] ?? null;
    const row = all.find((service) => service.id === id);
    if (!row || (!item && !onOffer.has(id))) {
      return refuse("service_unavailable", "That service is no longer offered. Choose another one.");
    }
    rows.push(row);
    services.push({
      id,
      name: item?.service_name ?? row.name,
      priceCents: item?.price_cents ?? row.price_cents,
      isNew: item === null,
      item,
      row,
    });
  }
  return refuseTogether(rows) ?? ok(services);
}
