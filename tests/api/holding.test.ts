import { expect, test } from "vitest";
import { wait } from "#tests/support/background-work.ts";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { answerBank, cards, pay } from "#tests/support/cards.ts";
import { minutes } from "#tests/support/clock.ts";
import { addStaff } from "#tests/support/desk.ts";
import { brokenCells } from "#tests/support/diary.ts";
import { givenSalon } from "#tests/support/given.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { tell } from "#tests/support/provider.ts";
import {
  bookingOf,
  bookingsOf,
  freeHours,
  freeVisit,
  hold,
  isOffered,
  orderOf,
  serviceNamed,
} from "#tests/support/visits.ts";

const salon = givenSalon();

test("a guest who chooses many hours at once holds one of them", async () => {
  const guest = await addPerson(salon);
  const service = await serviceNamed(salon, "Threading");
  const hours = (await freeHours(salon, [service._id])).slice(0, 8);
  await Promise.all(
    hours.map(({ startsAt }) =>
      callLoosely(salon, "createPaymentIntent", orderOf({ service, masterId: "any", startsAt }), guest),
    ),
  );
  expect(await holdsOf(guest)).toHaveLength(1);
  expect(await brokenCells(salon)).toEqual([]);
});

test("a customer who holds slot after slot must wait a minute, and keeps the last one", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const choose = () => callLoosely(salon, "createPaymentIntent", orderOf(visit), guest);
  const statuses = [];
  for (let time = 0; time < 41; time++) statuses.push((await choose()).status);
  expect(new Set(statuses.slice(0, 40))).toEqual(new Set([200]));
  expect(statuses[40]).toBe(429);
  expect(await holdsOf(guest)).toHaveLength(1);
  salon.clock.advance(minutes(1));
  expect((await choose()).status).toBe(200);
});

test("during a bank's challenge the slot stays held beyond its time, and becomes the visit when the customer agrees", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const { clientSecret } = await hold(salon, guest, visit);
  const asked = await pay(salon, clientSecret, cards.secure);
  await wait(salon, minutes(12));
  await wait(salon, minutes(6));
  expect(await isOffered(salon, visit)).toBe(false);
  expect(await answerBank(salon, clientSecret, "complete")).toBe("succeeded");
  await tell(salon, asked.intentId);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ startsAt: visit.startsAt }]);
});

test("an unanswered challenge frees the hour ten minutes after its hold", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const { clientSecret } = await hold(salon, guest, visit);
  await pay(salon, clientSecret, cards.secure);
  await wait(salon, minutes(15));
  expect(await isOffered(salon, visit)).toBe(false);
  await wait(salon, minutes(6));
  expect(await isOffered(salon, visit)).toBe(true);
  expect(await answerBank(salon, clientSecret, "complete")).not.toBe("succeeded");
});

test("a visit without master and time is left to be arranged, and the desk gives it both", async () => {
  const guest = await addPerson(salon);
  const staff = await addStaff(salon);
  const service = await serviceNamed(salon, "Hair Cut & Finish");
  const body = { price: service.price };
  const { clientSecret } = await call(salon, "createPaymentIntent", { body }, guest);
  const { intentId } = await pay(salon, clientSecret);
  await call(salon, "createBooking", bookingOf(guest, service, intentId), guest);
  const day = { query: { from: "2026-11-24", to: "2026-11-24" } };
  const { toArrange } = await call(salon, "readCalendar", day, staff);
  const [waiting] = toArrange.filter(({ email }) => email === guest.email);
  expect(waiting).toMatchObject({ startsAt: null, items: [{ masterId: null, startsAt: null }] });

  const [hour] = await freeHours(salon, [service._id]);
  const params = { id: waiting?._id ?? "" };
  const arranged = { startsAt: hour?.startsAt ?? "", masterId: hour?.masterIds[0] ?? "" };
  await call(salon, "moveBooking", { params, body: arranged }, staff);
  expect(await bookingsOf(salon, guest)).toMatchObject([
    { startsAt: arranged.startsAt, items: [{ masterId: arranged.masterId }] },
  ]);
  const again = await call(salon, "readCalendar", day, staff);
  expect(again.toArrange.map(({ _id }) => _id)).not.toContain(params.id);
  const other = await addPerson(salon);
  const taken = orderOf({ service, ...arranged });
  expect((await refused(salon, "createPaymentIntent", taken, other)).code).toBe("slot_taken");
});

function holdsOf({ userId }: Person) {
  return salon.app.engine.read
    .selectFrom("holds")
    .select("id")
    .where("user_id", "=", userId)
    .where("state", "in", ["active", "expiring"])
    .execute();
}
