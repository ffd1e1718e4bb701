import { expect, test } from "vitest";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { hours } from "#tests/support/clock.ts";
import { bookAtDesk, onCalendar, phoneCall } from "#tests/support/desk.ts";
import { brokenCells } from "#tests/support/diary.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import {
  book,
  bookingOf,
  bookingsOf,
  freeVisit,
  hold,
  isOffered,
  orderOf,
  payPriceAlone,
  serviceNamed,
} from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);

test("a phone booking is confirmed at once, at the catalogue's price, and takes its hour", async () => {
  const visit = await freeVisit(salon, "Hair Cut & Finish");
  const { insertedId } = await call(salon, "createDeskBooking", phoneCall(visit), staff);
  const shown = await onCalendar(salon, staff, insertedId, visit.startsAt);
  expect(shown).toMatchObject({
    status: "confirmed",
    price: visit.service.price,
    paid: "unpaid",
    name: "Shaila Parvin",
    number: "01800000002",
    items: [{ masterId: visit.masterId, service_name: "Hair Cut & Finish", startsAt: visit.startsAt }],
  });
  expect(await isOffered(salon, visit)).toBe(false);
  const timeline = await call(salon, "readTimeline", { params: { id: insertedId } }, staff);
  expect(timeline).toMatchObject([{ from: null, to: "confirmed", why: "booked at the desk" }]);
});

test("a walk-in is booked off the customers' steps and sooner than they may, but not in the past", async () => {
  const visit = await freeVisit(salon);
  const now = new Date(salon.clock.now()).toISOString();
  const onStep = { ...visit, masterId: "any", startsAt: now };
  const order = phoneCall({ ...onStep, startsAt: new Date(salon.clock.now() + 5 * 60_000).toISOString() });
  const { insertedId } = await call(salon, "createDeskBooking", order, staff);
  expect(await onCalendar(salon, staff, insertedId, now)).toMatchObject({ status: "confirmed" });
  const past = phoneCall({ ...onStep, startsAt: new Date(salon.clock.now() - 5 * 60_000).toISOString() });
  expect((await refused(salon, "createDeskBooking", past, staff)).code).toBe("outside_hours");
});

test("the desk can't book over a hold or a visit, and sees what is free nearby", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  await hold(salon, guest, visit);
  const problem = await refused(salon, "createDeskBooking", phoneCall(visit), staff);
  expect(problem).toMatchObject({ code: "slot_taken", detail: "This hour is taken. Choose another one." });
  expect(problem.alternatives).toHaveLength(3);
});

test("of twenty desks and twenty customers who want one hour, one gets it", async () => {
  const visit = await freeVisit(salon);
  const guests = await Promise.all(Array.from({ length: 20 }, () => addPerson(salon)));
  const answers = await Promise.all([
    ...guests.map((guest) => callLoosely(salon, "createPaymentIntent", orderOf(visit), guest)),
    ...guests.map(() => callLoosely(salon, "createDeskBooking", phoneCall(visit), staff)),
  ]);
  expect(answers.filter(({ status }) => status < 400)).toHaveLength(1);
  const codes = new Set(answers.filter(({ status }) => status >= 400).map(({ body }) => body.code));
  expect([...codes]).toEqual(["slot_taken"]);
});

test("a visit is paid, confirmed, started and completed, and each step is recorded", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const { bookingId } = await book(salon, guest, visit);
  const params = { id: bookingId };
  const go = (to: "confirmed" | "in_chair" | "completed" | "no_show") =>
    callLoosely(salon, "changeBookingState", { params, body: { to } }, staff);
  expect((await go("confirmed")).body).toEqual({ status: "confirmed" });
  expect((await go("completed")).body.code).toBe("wrong_state");
  expect((await go("in_chair")).body.code).toBe("wrong_state");
  salon.clock.advance(Date.parse(visit.startsAt) - salon.clock.now());
  expect((await go("in_chair")).status).toBe(200);
  expect((await go("no_show")).body.code).toBe("wrong_state");
  expect((await go("completed")).status).toBe(200);
  const timeline = await call(salon, "readTimeline", { params }, staff);
  expect(timeline.map(({ from, to }) => [from, to])).toEqual([
    [null, "pending"],
    ["pending", "confirmed"],
    ["confirmed", "in_chair"],
    ["in_chair", "completed"],
  ]);
  expect(await onCalendar(salon, staff, bookingId, visit.startsAt)).toMatchObject({
    paid: "card",
    visitsHad: 1,
  });
});

test("a visit that has not begun can't be a no-show, and a no-show frees its hour and can be undone", async () => {
  const { id, visit } = await bookAtDesk(salon, staff, "Bridal Mehendi");
  const params = { id };
  const missed = { params, body: { to: "no_show" as const } };
  expect((await refused(salon, "changeBookingState", missed, staff)).code).toBe("wrong_state");
  salon.clock.advance(Date.parse(visit.startsAt) - salon.clock.now() + 60_000);
  await call(salon, "changeBookingState", missed, staff);
  expect(await brokenCells(salon)).toEqual([]);
  const undo = { params, body: { to: "confirmed" as const } };
  expect(await call(salon, "changeBookingState", undo, staff)).toEqual({ status: "confirmed" });
  const owned = await salon.app.engine.read
    .selectFrom("cells")
    .select("cell")
    .where("booking_id", "=", id)
    .execute();
  expect(owned.length).toBeGreaterThanOrEqual(visit.service.minutes / 5);
});

test("when a no-show is undone while a walk-in takes its hour, one of them gets it", async () => {
  const { id, visit } = await bookAtDesk(salon, staff);
  salon.clock.advance(Date.parse(visit.startsAt) - salon.clock.now());
  const params = { id };
  await call(salon, "changeBookingState", { params, body: { to: "no_show" } }, staff);
  const [undone, ...walkIns] = await Promise.all([
    callLoosely(salon, "changeBookingState", { params, body: { to: "confirmed" } }, staff),
    ...Array.from({ length: 5 }, () => callLoosely(salon, "createDeskBooking", phoneCall(visit), staff)),
  ]);
  const all = [undone, ...walkIns];
  expect(all.filter(({ status }) => status < 400)).toHaveLength(1);
  expect(all.filter(({ status }) => status >= 400).every(({ body }) => body.code === "slot_taken")).toBe(
    true,
  );
  expect(await brokenCells(salon)).toEqual([]);
});

test("a payment at the salon is recorded once, however often it is sent, and counts on that day", async () => {
  const { id, visit } = await bookAtDesk(salon, staff);
  const params = { id };
  const date = new Date(salon.clock.now() + hours(6)).toISOString().slice(0, 10);
  const taken = async () =>
    (await call(salon, "readCalendar", { query: { from: date, to: date } }, staff)).days[0]?.taken ?? 0;
  const before = await taken();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => call(salon, "recordPayment", { params, body: {} }, staff)),
  );
  expect(new Set(answers.map(({ amount }) => amount))).toEqual(new Set([visit.service.price]));
  expect(await taken()).toBeCloseTo(before + visit.service.price, 2);
  expect(await onCalendar(salon, staff, id, visit.startsAt)).toMatchObject({ paid: "salon" });
});

test("money paid by card can't be paid again at the salon", async () => {
  const guest = await addPerson(salon);
  const { bookingId } = await book(salon, guest, await freeVisit(salon));
  const problem = await refused(salon, "recordPayment", { params: { id: bookingId }, body: {} }, staff);
  expect(problem.code).toBe("purchase_closed");
});

test("a note stays with its visit and is only for the desk", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const { bookingId } = await book(salon, guest, visit);
  const sent = { params: { id: bookingId }, body: { note: "No mustard oil." } };
  expect(await call(salon, "updateBooking", sent, staff)).toEqual({ modifiedCount: 1 });
  expect(await onCalendar(salon, staff, bookingId, visit.startsAt)).toMatchObject({
    note: "No mustard oil.",
  });
  expect(JSON.stringify(await bookingsOf(salon, guest))).not.toContain("mustard");
});

test("a phone booking is among a person's bookings only under their verified address", async () => {
  const verified = await addPerson(salon);
  await salon.app.engine.write
    .updateTable("users")
    .set({ email_verified: 1 })
    .where("id", "=", verified.userId)
    .execute();
  const other = await addPerson(salon);
  for (const { email } of [verified, other]) {
    const order = phoneCall(await freeVisit(salon), { email });
    await call(salon, "createDeskBooking", order, staff);
  }
  expect(await bookingsOf(salon, verified)).toHaveLength(1);
  expect(await bookingsOf(salon, other)).toHaveLength(0);
});

test("an unplaced visit waits on the calendar until it gets its first hour", async () => {
  const guest = await addPerson(salon);
  const service = await serviceNamed(salon, "Threading");
  const { intentId } = await payPriceAlone(salon, guest, service);
  const { insertedId } = await call(salon, "createBooking", bookingOf(guest, service, intentId), guest);
  const query = { from: "2026-12-01", to: "2026-12-01" };
  const waiting = async () => (await call(salon, "readCalendar", { query }, staff)).toArrange;
  expect(await waiting()).toMatchObject([{ _id: insertedId, startsAt: null, paid: "card" }]);
  const visit = await freeVisit(salon);
  const move = { params: { id: insertedId }, body: { startsAt: visit.startsAt, masterId: visit.masterId } };
  await call(salon, "moveBooking", move, staff);
  expect(await waiting()).toEqual([]);
  expect(await onCalendar(salon, staff, insertedId, visit.startsAt)).toBeDefined();
});

test("the desk is told why customers are not offered an hour, with names", async () => {
  const { visit } = await bookAtDesk(salon, staff);
  const query = { service: visit.service._id, master: visit.masterId, startsAt: visit.startsAt };
  const { reasons, deskCanBook } = await call(salon, "readReasons", { query }, staff);
  const masters = await call(salon, "listMasters", {});
  const masterName = masters.find(({ _id }) => _id === visit.masterId)?.name;
  const there = [
    { kind: "visit", name: "Shaila Parvin", startsAt: visit.startsAt, endsAt: expect.any(String) },
  ];
  expect(reasons).toEqual([{ code: "master_busy", service_name: "Threading", masterName, there }]);
  expect(deskCanBook).toBe(false);
  const night = { ...query, startsAt: `${visit.startsAt.slice(0, 10)}T03:00:00+06:00` };
  const closed = await call(salon, "readReasons", { query: night }, staff);
  expect(closed.reasons.map(({ code }) => code)).toContain("closed");
  const free = await freeVisit(salon);
  const asked = { service: free.service._id, master: free.masterId, startsAt: free.startsAt };
  expect(await call(salon, "readReasons", { query: asked }, staff)).toEqual({
    reasons: [],
    deskCanBook: true,
  });
});

test("a reversed range, or one longer than a month, is refused", async () => {
  for (const query of [
    { from: "2026-12-02", to: "2026-12-01" },
    { from: "2026-12-01", to: "2027-01-01" },
  ]) {
    expect((await refused(salon, "readCalendar", { query }, staff)).code).toBe("invalid_input");
  }
});
