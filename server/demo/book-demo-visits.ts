import type { BookingState } from "#domain/booking-states.ts";
import { addDays, dayMs, localDate } from "#domain/time/dates.ts";
import { bookingEventInsert } from "#server/database/booking-events.ts";
import { bookingStateUpdate, findBooking, listBookingsOfUser } from "#server/database/bookings.ts";
import { countHappyCustomer } from "#server/database/figures.ts";
import { listMasters } from "#server/database/masters.ts";
import { readSalon } from "#server/database/salon.ts";
import { listOffered } from "#server/database/services.ts";
import { type Cards, finishOpenPurchase, payAndBook } from "#server/demo/book-by-card.ts";
import { demoCustomer } from "#server/demo/people.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { findAvailability } from "#server/usecases/hours/find-availability.ts";

const bookedDaysAhead = 6;
const daysTried = 14;

/**
 * Books the demo customer's visits as a customer does: held, paid through the sandbox, settled. So the books balance.
 * After an interruption, first finishes the purchase that was under way and keeps the existing visits.
 */
export async function bookDemoVisits(app: UseCases, cards: Cards, customerId: string): Promise<void> {
  for (const visit of demoVisits) {
    const bookedAt = Math.min(app.now(), app.now() + (visit.inDays - bookedDaysAhead) * dayMs);
    const then: UseCases = { ...app, now: () => bookedAt };
    await finishOpenPurchase(then, customerId);
    const own = await listBookingsOfUser(app.engine.read, customerId);
    const booked = own.find((booking) => booking.service_name === visit.service);
    const id = booked?.id ?? (await book(app, then, cards, customerId, visit));
    await reach(app, id, visit);
  }
}

/** @param then the same salon at the time of the booking @returns the booking's id */
async function book(
  app: UseCases,
  then: UseCases,
  cards: Cards,
  userId: string,
  visit: DemoVisit,
): Promise<string> {
  const service = (await listOffered(app.engine.read)).find(({ name }) => name === visit.service);
  const masters = await listMasters(app.engine.read);
  const master = masters.find(({ name }) => name.startsWith(`${visit.master} `));
  if (!service || !master) throw new Error(`The demo has no ${visit.service} with ${visit.master}.`);
  const startsAt = await findHour(then, service.id, master.id, app.now() + visit.inDays * dayMs);
  const buyer = { userId, email: demoCustomer.email, name: demoCustomer.name, phone: "01700000000" };
  return await payAndBook(then, cards, buyer, service, { masters: [master.id], startsAt });
}

/** A free hour in the middle of the first day that has any, counted from a given day. */
async function findHour(app: UseCases, service: string, master: string, from: number): Promise<number> {
  const { zone } = await readSalon(app.engine.read);
  const date = localDate(from, zone);
  const found = await findAvailability(app, {
    service: [service],
    master: [master],
    from: date,
    to: addDays(date, daysTried),
  });
  const day = found.ok ? found.value.days.find(({ count }) => count > 0) : undefined;
  const slot = day?.slots[Math.floor(day.slots.length / 2)];
  if (!slot) throw new Error("The demo found no free hour.");
  return Date.parse(slot.startsAt);
}

async function reach(app: UseCases, bookingId: string, visit: DemoVisit): Promise<void> {
  await app.engine.transaction(async (tx) => {
    const booking = await findBooking(tx, bookingId);
    if (!booking || booking.state === visit.state) return;
    const event = {
      bookingId,
      at: Math.min(booking.starts_at ?? 0, app.now()),
      actorId: null,
      from: "pending" as const,
      to: visit.state,
      reason: "demo",
    };
    await app.engine.together(tx, [
      bookingStateUpdate(tx, bookingId, visit.state),
      bookingEventInsert(tx, event),
    ]);
    if (visit.state === "completed") await countHappyCustomer(app.engine, tx, booking, 1);
  });
}

interface DemoVisit {
  service: string;
  /** First name of the master. */
  master: string;
  /** The visit is on the first day with room, counted from today; negative for a past one. */
  inDays: number;
  state: BookingState;
}

/** The demo customer's past and coming visits. */
const demoVisits: DemoVisit[] = [
  { service: "Threading", master: "Farzana", inDays: -61, state: "completed" },
  { service: "Thermal Bath", master: "Sadia", inDays: -34, state: "completed" },
  { service: "Turmeric Glow Facial", master: "Labonno", inDays: -19, state: "completed" },
  { service: "Warm Oil Massage", master: "Sadia", inDays: 3, state: "pending" },
  { service: "Hair Cut & Finish", master: "Farzana", inDays: 12, state: "confirmed" },
];
