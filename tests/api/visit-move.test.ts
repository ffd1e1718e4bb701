import { expect, test } from "vitest";
import { bookAhead, hourAhead, mailsTo, otherStart } from "#tests/support/booked.ts";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { hours, minutes } from "#tests/support/clock.ts";
import { brokenCells } from "#tests/support/diary.ts";
import { givenPerson, givenSalon } from "#tests/support/given.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import {
  book,
  bookingOf,
  bookingsOf,
  freeHours,
  isOffered,
  payPriceAlone,
  serviceNamed,
} from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenPerson(salon, { role: "staff", name: "Rima at the desk" });

test("a move swaps the hours at once, keeps the price, and tells the customer", async () => {
  const { guest, visit, id } = await bookAhead(salon, 60);
  const startsAt = await otherStart(salon, visit);
  const moved = await call(salon, "moveBooking", { params: { id }, body: { startsAt } }, guest);
  expect(moved).toMatchObject({ startsAt, price: 6, items: [{ masterId: visit.masterId, startsAt }] });
  expect(await isOffered(salon, visit)).toBe(true);
  expect(await isOffered(salon, { ...visit, startsAt })).toBe(false);
  await salon.drain();
  expect(await mailsTo(salon, guest)).toEqual([expect.stringContaining("new time")]);
  const timeline = await call(salon, "readTimeline", { params: { id } }, guest);
  expect(timeline.at(-1)).toMatchObject({ fromStartsAt: visit.startsAt, toStartsAt: startsAt, why: "moved" });
});

test("a visit may move into its own time, which counts as free only for it", async () => {
  const service = await serviceNamed(salon, "Warm Oil Massage");
  const hour = await hourAhead(salon, service._id, 72);
  const visit = { service, masterId: hour.masterIds[0] ?? "", startsAt: hour.startsAt };
  const guest = await addPerson(salon);
  const { bookingId: id } = await book(salon, guest, visit);
  const date = visit.startsAt.slice(0, 10);
  const query = { service: service._id, master: visit.masterId, from: date, to: date };
  const starts = async (moving?: string) =>
    (
      await call(salon, "readAvailability", { query: { ...query, ...(moving && { moving }) } }, guest)
    ).days.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt));
  const own = await starts(id);
  expect(await starts()).not.toContain(visit.startsAt);
  expect(own).toContain(visit.startsAt);
  const overlapping = own[own.indexOf(visit.startsAt) + 1] ?? "";
  expect(Date.parse(overlapping)).toBeLessThan(Date.parse(hour.endsAt));
  const body = { startsAt: overlapping };
  expect(await call(salon, "moveBooking", { params: { id }, body }, guest)).toMatchObject(body);
});

test("a move to a taken hour changes nothing and offers others", async () => {
  const other = await bookAhead(salon, 60);
  const { guest, visit, id } = await bookAhead(salon, 60);
  const body = { startsAt: other.visit.startsAt, masterId: other.visit.masterId };
  const answer = await refused(salon, "moveBooking", { params: { id }, body }, guest);
  expect(answer.code).toBe("slot_taken");
  expect(answer.alternatives).toHaveLength(3);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ startsAt: visit.startsAt }]);
  expect(await call(salon, "readTimeline", { params: { id } }, guest)).toHaveLength(1);
});

test("a move may change the master to one who does the service", async () => {
  const { guest, visit, id } = await bookAhead(salon, 60);
  const others = (await call(salon, "listMasters", {})).map(({ _id }) => _id);
  const unable = others.find((one) => !visit.service.masterIds.includes(one)) ?? "nobody";
  const able = visit.service.masterIds.find((one) => one !== visit.masterId) ?? "";
  const startsAt = await otherStart(salon, { ...visit, masterId: able });
  const wrong = { params: { id }, body: { startsAt, masterId: unable } };
  expect((await refused(salon, "moveBooking", wrong, guest)).code).toBe("service_unavailable");
  const moved = await call(
    salon,
    "moveBooking",
    { params: { id }, body: { startsAt, masterId: able } },
    guest,
  );
  expect(moved.items).toMatchObject([{ masterId: able, startsAt }]);
});

test("staff can move past the customers' deadline and step, and customers can't", async () => {
  const { guest, visit, id } = await bookAhead(salon, 20);
  const odd = new Date(Date.parse(await otherStart(salon, visit)) + minutes(5)).toISOString();
  const sent = { params: { id }, body: { startsAt: odd, masterId: "any" } };
  expect((await refused(salon, "moveBooking", sent, guest)).code).toBe("too_late");
  expect(Date.parse((await call(salon, "moveBooking", sent, staff)).startsAt ?? "")).toBe(Date.parse(odd));
  const far = await bookAhead(salon, 60);
  const farSent = { params: { id: far.id }, body: { startsAt: odd.replace("05:00", "07:00") } };
  expect((await refused(salon, "moveBooking", farSent, far.guest)).code).toBe("outside_hours");
});

test("a visit to be arranged gets its hour by a move", async () => {
  const guest = await addPerson(salon);
  const service = await serviceNamed(salon, "Threading");
  const { intentId } = await payPriceAlone(salon, guest, service);
  const { insertedId: id } = await call(salon, "createBooking", bookingOf(guest, service, intentId), guest);
  expect((await refused(salon, "readCalendarFile", { params: { id } }, guest)).code).toBe("wrong_state");
  const { startsAt } = await hourAhead(salon, service._id, 60);
  const moved = await call(salon, "moveBooking", { params: { id }, body: { startsAt } }, staff);
  expect(moved).toMatchObject({ startsAt, items: [{ startsAt, masterId: expect.any(String) }] });
  await salon.drain();
  expect(await mailsTo(salon, guest)).toEqual([expect.stringContaining("has a time")]);
});

test("of thirty visits that move to one hour at once, one gets it, and none overlap", async () => {
  const service = await serviceNamed(salon, "Threading");
  const goal = await hourAhead(salon, service._id, 100);
  const guests = await Promise.all(Array.from({ length: 30 }, () => addPerson(salon)));
  // A single search for all of them, because one for each would take most of this test's time.
  const later = Date.parse(goal.startsAt) + hours(100);
  const free = (await freeHours(salon, [service._id], goal.masterIds[0])).filter(
    ({ startsAt }) => Date.parse(startsAt) >= later && Date.parse(startsAt) % hours(1) === 0,
  );
  const booked: { guest: Person; id: string }[] = [];
  for (const [index, guest] of guests.entries()) {
    const visit = { service, masterId: goal.masterIds[0] ?? "", startsAt: free[index]?.startsAt ?? "" };
    booked.push({ guest, id: (await book(salon, guest, visit)).bookingId });
  }
  const body = { startsAt: goal.startsAt, masterId: goal.masterIds[0] ?? "" };
  const [last] = booked.slice(-1);
  const [answers, cancelled] = await Promise.all([
    Promise.all(
      booked.map(({ guest, id }) => callLoosely(salon, "moveBooking", { params: { id }, body }, guest)),
    ),
    callLoosely(salon, "cancelBooking", { params: { id: last?.id ?? "" }, body: {} }, last?.guest),
  ]);
  expect(cancelled.status).toBe(200);
  const winners = answers.filter(({ status }) => status === 200);
  const codes = answers.filter(({ status }) => status !== 200).map((answer) => answer.body.code);
  expect(winners.length).toBeGreaterThan(0);
  expect(codes.filter((code) => code !== "slot_taken" && code !== "wrong_state")).toEqual([]);
  const standing = (await call(salon, "listBookings", { query: {} }, staff)).filter(
    ({ status, startsAt }) => status === "pending" && startsAt === goal.startsAt,
  );
  expect(standing.length).toBeLessThanOrEqual(1);
  expect(await brokenCells(salon)).toEqual([]);
});
