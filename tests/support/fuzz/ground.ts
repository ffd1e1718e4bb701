import type { SalonSettings } from "#contract/settings.ts";
import { raiseException } from "#server/database/exceptions.ts";
import { saveSettings } from "#server/usecases/catalogue/settings.ts";
import { writeUnsubscribeToken } from "#server/usecases/deliveries/unsubscribe.ts";
import { call } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import { bookAtDesk } from "#tests/support/desk.ts";
import type { Known } from "#tests/support/fuzz/known.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import type { TestSalon } from "#tests/support/salon.ts";
import { book, freeHours, freeVisit, hold } from "#tests/support/visits.ts";

export interface People {
  visitor: null;
  customer: Person;
  staff: Person;
  admin: Person;
}

/**
 * Creates new people of every role, who have reached no limit yet, in an open salon with something of every kind that
 * requests can name.
 */
export async function openShift(salon: TestSalon, known: Known, settings: SalonSettings): Promise<People> {
  const customer = await addPerson(salon);
  const staff = await addPerson(salon, { role: "staff" });
  const admin = await addPerson(salon, { role: "admin" });
  for (const { email } of [customer, staff, admin]) known.add("emails", email);
  await saveSettings(salon.app, admin.userId, settings);
  await reopen(salon);
  const people = { visitor: null, customer, staff, admin };
  for (const furnish of furnishings) {
    // What earlier requests left behind may make one of them fail.
    await furnish(salon, known, people).catch(() => undefined);
  }
  return people;
}

/** Undoes what earlier requests closed. */
async function reopen({ app }: TestSalon): Promise<void> {
  await app.engine.write.updateTable("services").set({ hidden: 0 }).execute();
  await app.engine.write.updateTable("masters").set({ active: 1 }).execute();
  await app.engine.write.deleteFrom("hours_exceptions").execute();
  await app.engine.announce("pages");
}

type Furnish = (salon: TestSalon, known: Known, people: People) => Promise<void>;

const furnishings: Furnish[] = [
  async (salon, known) => {
    const { service } = await freeVisit(salon);
    const free = await freeHours(salon, [service._id]);
    for (const { startsAt } of free.filter((_, index) => index % 7 === 0).slice(0, 30))
      known.add("hours", startsAt);
  },
  async (salon, known, { customer }) => {
    const { bookingId, paid } = await book(salon, customer, await freeVisit(salon));
    known.add("bookings", bookingId);
    known.add("payments", paid.intentId);
  },
  async (salon, known, { customer }) => {
    const visit = await freeVisit(salon);
    const { clientSecret, purchaseId } = await hold(salon, customer, visit);
    known.add("purchases", purchaseId);
    known.add("hours", visit.startsAt);
    known.add("payments", (await pay(salon, clientSecret)).intentId);
  },
  async (salon, known, { customer }) => {
    const { price } = await call(salon, "readMembership", {}, customer);
    const body = { price: price ?? 0 };
    const { clientSecret } = await call(salon, "createMembershipPayment", { body }, customer);
    known.add("payments", (await pay(salon, clientSecret)).intentId);
  },
  async (salon, known, { staff }) => {
    const { id, visit } = await bookAtDesk(salon, staff);
    known.add("bookings", id);
    await call(salon, "recordPayment", { params: { id }, body: {} }, staff);
    const startsAt = visit.startsAt;
    const endsAt = new Date(Date.parse(startsAt) + 60 * 60_000).toISOString();
    const body = { masterId: visit.masterId, startsAt, endsAt, reason: "Lunch" };
    known.add("time-off", (await call(salon, "createTimeOff", { body }, staff)).insertedId);
  },
  async (salon, known, { admin }) => {
    const body = { masterId: null, from: "2026-12-16", to: "2026-12-16", reason: "Victory Day" };
    await call(salon, "createHoursException", { body }, admin);
    const db = salon.app.engine.read;
    const made = await db.selectFrom("hours_exceptions").select("id").execute();
    for (const { id } of made) known.add("hours-exceptions", id);
  },
  async (salon, known, { customer }) => {
    const { url } = await call(salon, "createMyFeed", {}, customer);
    known.add("feeds", url.split("/").at(-2));
    const token = writeUnsubscribeToken(salon.app.seal, {
      subject: `user:${customer.userId}`,
      kind: "reminder_day",
    });
    known.add("unsubscriptions", token);
  },
  async ({ app }, known, { customer }) => {
    const cause = `foreign:${customer.userId}`;
    await raiseException(app.engine.write, { kind: "foreign_intent", cause, subjectId: "pi_1" }, app.now());
    const raised = await app.engine.read.selectFrom("exceptions").select("id").execute();
    for (const { id } of raised.slice(-5)) known.add("exceptions", id);
  },
];
