import { clearingUpLast } from "#domain/availability/timing.ts";
import type { ServiceTiming } from "#domain/availability/types.ts";
import { countAgain } from "#domain/figures/again.ts";
import { backAfterDays, countBack } from "#domain/figures/back.ts";
import { countEarnings } from "#domain/figures/earnings.ts";
import { countMissed } from "#domain/figures/missed.ts";
import { countNewcomers } from "#domain/figures/newcomers.ts";
import { countSources } from "#domain/figures/sources.ts";
import { type FigureVisit, isWithin } from "#domain/figures/visit.ts";
import { type Policy, refundPercent } from "#domain/policy.ts";
import { longestVisitMs } from "#domain/service-choice.ts";
import { dayMs, localDate } from "#domain/time/dates.ts";
import { type DayFrame, dayFrames } from "#domain/time/day-frame.ts";
import { cancelledBy } from "#domain/visit-history.ts";
import { readCatalogue, readTaken } from "#server/database/catalogue.ts";
import {
  type CancellationOfSpan,
  type ItemOfVisit,
  listBookingsMade,
  listCancellationsOfSpan,
  listVisitsOfSpan,
} from "#server/database/figures-of-span.ts";
import { type Guests, listCame, listCameBefore, readGuests } from "#server/database/guests-of-span.ts";
import { readHoursKeptSince } from "#server/database/past-hours.ts";
import { readSalon } from "#server/database/salon.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { readChairs } from "#server/usecases/desk/read-chairs.ts";

/**
 * Reports how the salon did between two of its dates, both included; the contract limits how far apart they may be. A
 * visit belongs to the day on which it begins, a booking to the day on which it was made.
 */
export async function reportFigures(app: DatabaseAndClock, asked: { from: string; to: string }) {
  const salon = await readSalon(app.engine.read);
  const days = dayFrames(asked.from, asked.to, salon.zone);
  const span = { from: days.at(0)?.from ?? 0, to: days.at(-1)?.to ?? 0 };
  const { catalogue, chairs } = await reportChairs(app, asked);
  const services = [...catalogue.services, ...catalogue.hidden];
  const guests = await readGuests(app.engine.read);
  const visits = await readVisits(app, span, { policy: salon.policy, services, guests });
  const longest = { from: span.from, to: span.to + longestVisitMs + dayMs };
  const made = await listBookingsMade(app.engine.read, longest, guests);
  const keptSince = await readHoursKeptSince(app.engine.read);
  return {
    chairs,
    hoursKeptFrom: keptSince === null ? null : localDate(keptSince, salon.zone),
    again: countAgain(visits, made),
    ...(await reportGuests(app, days, { visits, guests })),
    ...countMissed(visits),
    earnings: countEarnings(visits),
    sources: countSources(made.filter(({ madeAt }) => isWithin(madeAt, span))),
  };
}

/** Reports how much of the masters' hours was booked between two dates. */
export async function reportChairs(app: DatabaseAndClock, asked: { from: string; to: string }) {
  const nothing = { fromCell: 0, toCell: 0 };
  const catalogue = await app.engine.snapshot(async (db) =>
    readCatalogue(db, (await readTaken(db, nothing)).version),
  );
  const count = await readChairs(app.engine.read, catalogue, asked);
  return { catalogue, chairs: count(asked) };
}

/** @param visits the visits of those days */
async function reportGuests(
  app: DatabaseAndClock,
  days: readonly DayFrame[],
  { visits, guests }: { visits: readonly FigureVisit[]; guests: Guests },
) {
  const span = { from: days.at(0)?.from ?? 0, to: days.at(-1)?.to ?? 0 };
  const longest = Math.max(...backAfterDays) * dayMs;
  const lately = await listCame(app.engine.read, { from: span.from - longest, to: span.from }, guests);
  const now = visits.flatMap(({ guest, state, startsAt }) =>
    guest !== null && state === "completed" ? { guest, startsAt } : [],
  );
  const before = new Set(lately.map(({ guest }) => guest));
  // Most guests of a month also came in the months before, so only the others need a search through all years.
  const others = new Set(now.flatMap(({ guest }) => (before.has(guest) ? [] : guest)));
  const long = { before: span.from - longest, guests };
  for (const guest of await listCameBefore(app.engine.read, others, long)) before.add(guest);
  return { back: countBack([...lately, ...now], span, app.now()), guests: countNewcomers(now, before, days) };
}

async function readVisits(
  { engine }: DatabaseAndClock,
  span: { from: number; to: number },
  { policy, services, guests }: { policy: Policy; services: readonly ServiceTiming[]; guests: Guests },
): Promise<FigureVisit[]> {
  const cancelled = await listCancellationsOfSpan(engine.read, span);
  const late = new Set(cancelled.flatMap((visit) => (isLate(visit, policy) ? visit.id : [])));
  const timings = new Map(services.map((service) => [service.id, service]));
  return (await listVisitsOfSpan(engine.read, span, guests)).map((row) => ({
    id: row.id,
    guest: row.guest,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    state: row.state,
    priceCents: row.price_cents,
    keptCents: row.kept_cents,
    isLateCancellation: row.state === "cancelled" && late.has(row.id),
    items: toItems(row.items, timings),
  }));
}

/**
 * Older cancellations don't record who gave up the visit. Those count as the customer's if the customer made them, or
 * if their reason says so.
 */
function isLate(visit: CancellationOfSpan, policy: Policy): boolean {
  const isOwn = visit.actor_id !== null && visit.actor_id === visit.user_id;
  const by = visit.by ?? (isOwn || visit.reason === cancelledBy("customer") ? "customer" : "salon");
  const terms = {
    policy: visit.policy ?? policy,
    bookedAt: visit.created_at,
    startsAt: visit.starts_at,
    paidCents: 0,
    mostPercent: visit.most_percent,
  };
  return by === "customer" && refundPercent(terms, visit.at) < 100;
}

/**
 * The services of a visit, each with the minutes it occupies the chair. Cleanup after a service that an add-on follows
 * comes after the add-on.
 */
function toItems(items: readonly ItemOfVisit[], timings: ReadonlyMap<string, ServiceTiming>) {
  const known = items.flatMap(({ service_id }) => timings.get(service_id) ?? []);
  const inOrder = known.length > 1 ? clearingUpLast(known) : known;
  return items.map((item, at) => {
    const timing = known.length === items.length ? inOrder[at] : timings.get(item.service_id);
    const goesOn = known.length === items.length && inOrder[at + 1]?.isAddOn === true;
    const around = (timing?.prepMinutes ?? 0) + (goesOn ? 0 : (timing?.cleanupMinutes ?? 0));
    return {
      service: item.service_name,
      masterId: item.master_id,
      priceCents: item.price_cents,
      minutes: item.ms / 60_000 + around,
    };
  });
}
