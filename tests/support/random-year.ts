import type { BookingState } from "#domain/booking-states.ts";
import type { Engine } from "#server/database/engines/engine.ts";
import type { ServiceRow } from "#server/database/services.ts";
import { seeded } from "#tests/support/random.ts";

const cellMs = 300_000;
const dayMs = 86_400_000;
const states: BookingState[] = ["completed", "completed", "completed", "no_show", "cancelled", "confirmed"];
/** The terms of bought visits: everything is refunded until thirty hours before. */
const policyOfYear = {
  refunds: [{ noticeHours: 30, percent: 100 }],
  graceMinutes: 0,
  cancelNoticeHours: 0,
  moveNoticeHours: 0,
};

/** A visit of a random year as it was written, so that a test can compute totals without reading the database. */
export interface WrittenVisit {
  id: string;
  /** The guest who came. A merged guest counts as the one it was merged into. */
  guest: string | null;
  ownGuest: string | null;
  masterId: string;
  service: ServiceRow;
  startsAt: number;
  endsAt: number;
  madeAt: number;
  state: BookingState;
  priceCents: number;
  /** The amount charged by card; null if nothing was bought. */
  cardCents: number | null;
  refundedCents: number;
  salonCents: number;
  source: string | null;
  cancelled: { at: number; by: "customer" | "salon" } | null;
  cells: number[];
}

/** A random year of visits, at any time of any day, one at a time for each master. @param from on the grid, epoch ms */
export function drawYear(seed: number, about: { from: number; masterIds: string[]; services: ServiceRow[] }) {
  const next = seeded(seed);
  const among = <One>(list: readonly One[]): One => {
    const one = list[Math.floor(next() * list.length)];
    if (one === undefined) throw new Error("Nothing to choose from.");
    return one;
  };
  const guests = Array.from({ length: 60 }, (_, at) => ({
    id: `guest-${at}`,
    mergedInto: at < 45 ? null : `guest-${at - 45}`,
  }));
  const visits: WrittenVisit[] = [];
  for (const masterId of about.masterIds) {
    for (let at = about.from; at < about.from + 365 * dayMs; ) {
      at += Math.ceil(next() * 400) * cellMs;
      const service = among(about.services);
      const startsAt = at + service.prep_minutes * 60_000;
      const endsAt = startsAt + service.minutes * 60_000;
      const end = endsAt + service.cleanup_minutes * 60_000;
      const own = next() < 0.1 ? null : among(guests);
      const state = among(states);
      const cardCents = next() < 0.5 ? service.price_cents : null;
      const madeAt = startsAt - Math.ceil(next() * 40 * dayMs);
      // Later than the first minutes after booking, in which everything is refunded.
      const earliest = madeAt + 3_600_000;
      const cancelled =
        state === "cancelled"
          ? {
              at: Math.max(earliest, startsAt - Math.ceil(next() * 72) * 3_600_000),
              by: among(["customer", "salon"] as const),
            }
          : null;
      visits.push({
        id: `visit-${visits.length}`,
        guest: own && (own.mergedInto ?? own.id),
        ownGuest: own?.id ?? null,
        masterId,
        service,
        startsAt,
        endsAt,
        madeAt,
        state,
        priceCents: service.price_cents,
        cardCents,
        refundedCents: cardCents !== null && next() < 0.3 ? Math.floor(cardCents * next()) : 0,
        salonCents: cardCents === null && next() < 0.7 ? service.price_cents : 0,
        source: cardCents === null ? null : among([null, "instagram", "maps"]),
        cancelled,
        cells: range(at, end).filter(
          (cell) =>
            state !== "no_show" &&
            state !== "cancelled" &&
            !range(
              startsAt + service.processing_start * 60_000,
              startsAt + (service.processing_start + service.processing_minutes) * 60_000,
            ).includes(cell),
        ),
      });
      at = end;
    }
  }
  return { guests, visits };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: (to - from) / cellMs }, (_, at) => from / cellMs + at);
}

/** Writes such a year to the database as the product would. */
export async function writeYear(
  engine: Engine,
  { guests, visits }: ReturnType<typeof drawYear>,
): Promise<void> {
  const bought = visits.filter(({ cardCents }) => cardCents !== null);
  const cells = visits.flatMap(({ id, masterId, cells: own }) =>
    own.map((cell) => ({ resource_id: masterId, cell, booking_id: id })),
  );
  await engine.transaction(async (tx) => {
    const user = { id: "buyer", email: "buyer@example.com", email_verified: 1, name: "", created_at: 0 };
    await tx
      .insertInto("users")
      .values({ ...user, role: "customer" })
      .execute();
    for (const rows of pieces(guests.map(guestOf))) await tx.insertInto("guests").values(rows).execute();
    for (const rows of pieces(bought.map(purchaseOf)))
      await tx.insertInto("purchases").values(rows).execute();
    for (const rows of pieces(bought.map(paymentOf))) await tx.insertInto("payments").values(rows).execute();
    for (const rows of pieces(visits.map(bookingOf))) await tx.insertInto("bookings").values(rows).execute();
    for (const rows of pieces(visits.map(itemOf)))
      await tx.insertInto("booking_items").values(rows).execute();
    for (const rows of pieces(visits.flatMap(linesOf))) await tx.insertInto("ledger").values(rows).execute();
    for (const rows of pieces(visits.flatMap(eventsOf)))
      await tx.insertInto("booking_events").values(rows).execute();
    for (const rows of pieces(cells)) await tx.insertInto("cells").values(rows).execute();
  });
}

function pieces<Row>(rows: Row[]): Row[][] {
  const size = 500;
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, at) =>
    rows.slice(at * size, (at + 1) * size),
  );
}

const nobody = { name: "", email: "", phone: "" };

function guestOf({ id, mergedInto }: { id: string; mergedInto: string | null }) {
  const names = { name: id, phone: id, phone_key: id, email: "" };
  return { id, ...names, listed: mergedInto ? 0 : 1, merged_into: mergedInto, created_at: 0, active_at: 0 };
}

function purchaseOf(visit: WrittenVisit) {
  return {
    ...nobody,
    id: `p-${visit.id}`,
    user_id: "buyer",
    kind: "visit" as const,
    state: "booked" as const,
    price_only: 0,
    total_cents: visit.priceCents,
    due_now_cents: visit.priceCents,
    currency: "usd",
    quote: "{}",
    policy: JSON.stringify(policyOfYear),
    created_at: visit.madeAt,
  };
}

function paymentOf({ id, priceCents, madeAt }: WrittenVisit) {
  return {
    id: `y-${id}`,
    purchase_id: `p-${id}`,
    attempt: 1,
    intent_id: `pi-${id}`,
    amount_cents: priceCents,
    currency: "usd",
    state: "succeeded" as const,
    created_at: madeAt,
    updated_at: madeAt,
    settled: 1,
  };
}

function bookingOf(visit: WrittenVisit) {
  const isBought = visit.cardCents !== null;
  return {
    ...nobody,
    id: visit.id,
    user_id: isBought ? "buyer" : null,
    guest_id: visit.ownGuest,
    purchase_id: isBought ? `p-${visit.id}` : null,
    service_name: visit.service.name,
    price_cents: visit.priceCents,
    card_cents: visit.cardCents ?? 0,
    transaction_id: isBought ? `pi-${visit.id}` : "",
    state: visit.state,
    starts_at: visit.startsAt,
    ends_at: visit.endsAt,
    note: "",
    created_at: visit.madeAt,
    source: visit.source,
  };
}

function itemOf({ id, service, masterId, startsAt, endsAt, priceCents }: WrittenVisit) {
  return {
    booking_id: id,
    position: 0,
    service_id: service.id,
    service_name: service.name,
    master_id: masterId,
    starts_at: startsAt,
    ends_at: endsAt,
    price_cents: priceCents,
  };
}

function linesOf(visit: WrittenVisit) {
  const { id, cardCents, refundedCents, salonCents, startsAt: at } = visit;
  const line = (kind: "charge" | "refund" | "pay_at_salon" | "discount", cents: number) => ({
    id: `${kind}-${id}`,
    at,
    kind,
    cause: `${kind}:${id}`,
    amount_cents: cents,
    currency: "usd",
    ...(kind === "charge" || kind === "refund" ? { payment_id: `y-${id}` } : { booking_id: id }),
  });
  return [
    ...(cardCents === null ? [] : [line("charge", cardCents)]),
    ...(refundedCents > 0 ? [line("refund", -refundedCents)] : []),
    ...(salonCents > 0 ? [line("pay_at_salon", salonCents)] : []),
    line("discount", -1),
  ];
}

function eventsOf({ id, cancelled, madeAt }: WrittenVisit) {
  const event = { booking_id: id, actor_id: null, reason: "" };
  const booked = {
    ...event,
    id: `booked-${id}`,
    at: madeAt,
    from_state: null,
    to_state: "confirmed" as const,
  };
  if (!cancelled) return [booked];
  const over = { from_state: "confirmed" as const, to_state: "cancelled" as const };
  return [booked, { ...event, ...over, id: `cancelled-${id}`, at: cancelled.at, cancelled_by: cancelled.by }];
}
