import { isAddOn } from "#domain/service-choice.ts";
import { CELL_MS } from "#domain/time/cells.ts";
import { addDays, localDate, weekday } from "#domain/time/dates.ts";
import { hourMs, minuteMs } from "#domain/time/durations.ts";
import { findBooking } from "#server/database/bookings.ts";
import type { Handle } from "#server/database/handle.ts";
import { listMasters } from "#server/database/masters.ts";
import { readSalon } from "#server/database/salon.ts";
import { listOffered, type ServiceRow } from "#server/database/services.ts";
import { bookByCard, type Cards } from "#server/demo/book-by-card.ts";
import { freeStart } from "#server/demo/free-start.ts";
import { sellGiftCards } from "#server/demo/sell-gift-cards.ts";
import { cardGuests, daysAhead, daysBack, dentist, deskGuest, notes, placesOf } from "#server/demo/week.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { createDeskBooking } from "#server/usecases/desk/create-desk-booking.ts";
import { createTimeOff } from "#server/usecases/desk/time-off.ts";
import { findOrCreateUser } from "#server/usecases/people/create-token.ts";
import { changeState } from "#server/usecases/visits/change-state.ts";
import { recordSalonPayment } from "#server/usecases/visits/salon-payments.ts";

const shortestMinutes = 30;
const longestMinutes = 90;
const walkIn = 900;

/**
 * Fills the days around today like a front desk: visits with every master, booked by phone and by card and paid at the
 * salon once over, one that was missed, one without a time, time off, and gift cards. Keeps what an interrupted run has made.
 * @param deskId the person at the desk
 */
export async function fillDemoWeek(app: UseCases, cards: Cards, deskId: string): Promise<void> {
  const { zone } = await readSalon(app.engine.read);
  const today = localDate(app.now(), zone);
  const masters = await listMasters(app.engine.read);
  const services = await listWhole(app.engine.read);
  await bookCardVisits(app, cards, { today, masters, services });
  await seatWalkIn(app, deskId, masters, services);
  const guests: number[] = [];
  for (let day = -daysBack; day <= daysAhead; day++) {
    const date = addDays(today, day);
    for (const { id: masterId } of masters) {
      const own = services.filter(
        ({ masterIds, minutes }) =>
          masterIds.includes(masterId) && minutes >= shortestMinutes && minutes <= longestMinutes,
      );
      for (const place of placesOf(day)) {
        const service = own[(guests.length + weekday(date)) % own.length];
        const guest = guests.push(guests.length) - 1;
        if (service) await bookAtDesk(app, deskId, { guest, service, masterId, date, place });
      }
    }
  }
  await keepFree(app, deskId, masters, today);
  for (const guest of guests) await bringGuest(app, deskId, guest);
  await sellGiftCards(app, deskId);
}

/** Seats somebody who came in twenty minutes ago, if a master is free and the salon is open. */
async function seatWalkIn(
  app: UseCases,
  deskId: string,
  masters: readonly { id: string }[],
  services: readonly ServiceRow[],
): Promise<void> {
  const person = deskGuest(walkIn);
  const known = await findByPhone(app.engine.read, person.phone);
  if (known) return await bringVisit(app, known, deskId, { missed: false });
  const startsAt = Math.floor(app.now() / CELL_MS) * CELL_MS - 20 * minuteMs;
  const then: UseCases = { ...app, now: () => startsAt };
  for (const { id: masterId } of masters) {
    const service = services.find(({ masterIds, minutes }) => masterIds.includes(masterId) && minutes >= 45);
    if (!service) continue;
    const order = { ...person, serviceIds: [service.id], masters: [masterId], startsAt };
    const booked = await createDeskBooking(then, deskId, order);
    if (booked.ok) return await bringVisit(app, booked.value, deskId, { missed: false });
  }
}

interface DeskPlan {
  /** The guest's number, for `deskGuest`. */
  guest: number;
  service: ServiceRow;
  masterId: string;
  date: string;
  place: number;
}

/** Does nothing on a master's day off, or when the day is full. */
async function bookAtDesk(
  app: UseCases,
  deskId: string,
  { guest, service, masterId, date, place }: DeskPlan,
): Promise<void> {
  const person = deskGuest(guest);
  if (await findByPhone(app.engine.read, person.phone)) return;
  const found = await freeStart(app, { serviceId: service.id, masterId, from: date, to: date, place });
  if (!found) return;
  const then: UseCases = { ...app, now: () => found.before };
  const note = guest % 5 === 2 ? notes[guest % notes.length] : undefined;
  const order = { ...person, serviceIds: [service.id], masters: [masterId], startsAt: found.startsAt, note };
  const booked = await createDeskBooking(then, deskId, order);
  if (!booked.ok) throw new Error(`The demo's desk visit was refused: ${booked.code}`);
}

/** Call this once everybody is booked, so that nobody gets the freed hour of a guest who did not come. */
async function bringGuest(app: UseCases, deskId: string, guest: number): Promise<void> {
  const id = await findByPhone(app.engine.read, deskGuest(guest).phone);
  if (id) await bringVisit(app, id, deskId, { missed: guest % 9 === 4 });
}

async function findByPhone(db: Handle, phone: string): Promise<string | undefined> {
  const row = await db.selectFrom("bookings").select("id").where("phone", "=", phone).executeTakeFirst();
  return row?.id;
}

interface CardDay {
  today: string;
  masters: { id: string }[];
  services: ServiceRow[];
}

/** Books one unconfirmed visit with every master, and one without a time. */
async function bookCardVisits(
  app: UseCases,
  cards: Cards,
  { today, masters, services }: CardDay,
): Promise<void> {
  for (const [index, { id: masterId }] of [...masters.entries()]) {
    const guest = cardGuests[index % cardGuests.length];
    const service = services.filter(({ masterIds }) => masterIds.includes(masterId))[index];
    if (!guest || !service) continue;
    const to = addDays(today, daysAhead);
    const place = { serviceId: service.id, masterId, from: addDays(today, 1), to, place: 0.6 };
    await bookByCard(app, cards, { userId: await addGuest(app, guest), ...guest }, service, place);
  }
  const [guest] = cardGuests;
  const service = services.find(({ masterIds }) => masterIds.length > 1);
  if (guest && service) {
    await bookByCard(app, cards, { userId: await addGuest(app, guest), ...guest }, service, null);
  }
}

/** A person without an account, who can't sign in. */
function addGuest(app: UseCases, { name, email }: { name: string; email: string }): Promise<string> {
  const proof = { provider: "demo", subject: email, email, name, emailVerified: true, photoURL: null };
  return findOrCreateUser(app, proof);
}

async function keepFree(
  app: UseCases,
  deskId: string,
  masters: readonly { id: string }[],
  today: string,
): Promise<void> {
  const db = app.engine.read;
  const known = await db.selectFrom("time_off").select("id").where("reason", "=", dentist).executeTakeFirst();
  if (known) return;
  const masterId = masters[2]?.id ?? masters[0]?.id ?? "";
  const [service] = (await listWhole(db)).filter(({ masterIds }) => masterIds.includes(masterId));
  if (!service) return;
  const span = { serviceId: service.id, masterId, from: today, to: addDays(today, daysAhead), place: 0.9 };
  const found = await freeStart(app, span);
  if (!found) return;
  const { startsAt } = found;
  await createTimeOff(app, deskId, { masterId, startsAt, endsAt: startsAt + hourMs, reason: dentist });
}

/**
 * Brings a desk visit to its current state: missed, in the chair, or over and paid at the salon, each step at its time.
 * @param how.missed whether the guest did not come
 */
async function bringVisit(
  app: UseCases,
  id: string,
  deskId: string,
  how: { missed: boolean },
): Promise<void> {
  const booking = await findBooking(app.engine.read, id);
  if (!booking || booking.starts_at === null || booking.ends_at === null) return;
  const { starts_at: begins, ends_at: ends } = booking;
  const at = (instant: number): UseCases => ({ ...app, now: () => instant });
  const now = app.now();
  if (begins > now) return;
  if (how.missed) {
    if (booking.state === "confirmed") await changeState(at(begins), deskId, id, { to: "no_show" });
    return;
  }
  if (booking.state === "confirmed") await changeState(at(begins), deskId, id, { to: "in_chair" });
  if (ends > now) return;
  if (booking.state !== "completed") await changeState(at(ends), deskId, id, { to: "completed" });
  const method = Math.trunc(begins / hourMs) % 3 === 0 ? "other" : "cash";
  await recordSalonPayment(at(ends), deskId, id, { method, tipCents: 0 });
}

/** The services themselves, without their variants and add-ons. */
async function listWhole(db: Handle): Promise<ServiceRow[]> {
  const offered = await listOffered(db);
  return offered.filter((service) => service.variant_of === null && !isAddOn(service));
}
