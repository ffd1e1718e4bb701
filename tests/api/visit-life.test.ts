import { afterAll, beforeAll, expect, test } from "vitest";
import { refundsOf } from "#tests/support/books.ts";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { answerBank, cards, pay } from "#tests/support/cards.ts";
import { hours, minutes } from "#tests/support/clock.ts";
import { brokenCells } from "#tests/support/diary.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { openSalon, type TestSalon } from "#tests/support/salon.ts";
import {
  book,
  bookingOf,
  bookingsOf,
  freeHours,
  isOffered,
  serviceNamed,
  type Visit,
} from "#tests/support/visits.ts";

let salon: TestSalon;
let staff: Person;

beforeAll(async () => {
  salon = await openSalon();
  staff = await addPerson(salon, { role: "staff", name: "Rima at the desk" });
});

afterAll(async () => {
  expect(await brokenCells(salon)).toEqual([]);
  expect(salon.bugs).toEqual([]);
  await salon.close();
});

test("two days ahead everything goes back, the hour is free again and a mail says so", async () => {
  const { guest, visit, id, intentId } = await bookAhead(60);
  await wait(20);
  expect(await preview(id, guest)).toMatchObject({ allowed: true, percent: 100, refund: 6, paid: 6 });
  expect(await cancel(id, guest, { reason: "I am ill" })).toEqual({ status: "cancelled", refund: 6 });
  expect(await isOffered(salon, visit)).toBe(true);
  await salon.drain();
  expect(await refundsOf(salon, intentId)).toMatchObject([{ amount: 600, status: "succeeded" }]);
  expect(await mailsTo(guest)).toEqual([expect.stringContaining("Cancelled: Threading")]);
  const timeline = await call(salon, "readTimeline", { params: { id } }, guest);
  expect(timeline).toMatchObject([
    { by: "you", from: null, to: "pending" },
    { by: "you", from: "pending", to: "cancelled", why: "I am ill" },
  ]);
});

test("a day ahead half goes back, and on the last day nothing", async () => {
  const near = await bookAhead(40);
  const nearer = await bookAhead(20);
  await wait(20);
  const { steps } = await preview(near.id, near.guest);
  expect(steps).toMatchObject([{ percent: 50 }]);
  expect(await cancel(near.id, near.guest)).toEqual({ status: "cancelled", refund: 3 });
  expect(await preview(nearer.id, nearer.guest)).toMatchObject({ allowed: true, refund: 0, steps: [] });
  expect(await cancel(nearer.id, nearer.guest)).toEqual({ status: "cancelled", refund: 0 });
  await salon.drain();
  expect(await refundsOf(salon, near.intentId)).toMatchObject([{ amount: 300 }]);
  expect(await refundsOf(salon, nearer.intentId)).toEqual([]);
});

test("within a quarter of an hour of booking everything goes back, however near the visit is", async () => {
  const { guest, id } = await bookAhead(20);
  expect(await cancel(id, guest)).toEqual({ status: "cancelled", refund: 6 });
});

test("when the salon cancels everything goes back at any time; a customer can't say that she is the salon", async () => {
  const { guest, id } = await bookAhead(20);
  await wait(20);
  const sent = { params: { id }, body: { by: "salon" as const } };
  expect((await refused(salon, "cancelBooking", sent, guest)).code).toBe("forbidden");
  expect((await call(salon, "previewCancellation", { params: { id }, query: {} }, staff)).refund).toBe(6);
  expect(await cancel(id, staff)).toEqual({ status: "cancelled", refund: 6 });
  const timeline = await call(salon, "readTimeline", { params: { id } }, guest);
  expect(timeline.at(-1)).toMatchObject({ by: "the salon", to: "cancelled" });
  expect((await call(salon, "readTimeline", { params: { id } }, staff)).at(0)).toMatchObject({
    by: guest.name,
  });
});

test("staff who cancel for a customer on the phone give back what her policy gives", async () => {
  const { id } = await bookAhead(40);
  await wait(20);
  expect(await cancel(id, staff, { by: "customer" })).toEqual({ status: "cancelled", refund: 3 });
});

test("once it has begun a customer neither cancels nor moves, and is told to call", async () => {
  const { guest, visit, id } = await bookAhead(20);
  salon.clock.advance(Date.parse(visit.startsAt) - salon.clock.now());
  const [booking] = await bookingsOf(salon, guest);
  expect(booking).toMatchObject({ canCancel: false, canMove: false, freeUntil: null });
  const late = await refused(salon, "cancelBooking", { params: { id }, body: {} }, guest);
  expect([late.code, late.detail]).toEqual(["too_late", expect.stringContaining("Call the salon")]);
  const startsAt = await freeStart(visit);
  expect((await refused(salon, "moveBooking", { params: { id }, body: { startsAt } }, guest)).code).toBe(
    "too_late",
  );
});

test("cancelling twice at once gives back once", async () => {
  const { guest, id, intentId } = await bookAhead(60);
  const sent = { params: { id }, body: {} };
  const answers = await Promise.all([1, 2, 3].map(() => callLoosely(salon, "cancelBooking", sent, guest)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect((await refused(salon, "cancelBooking", sent, guest)).code).toBe("wrong_state");
  await salon.drain();
  expect(await refundsOf(salon, intentId)).toMatchObject([{ amount: 600 }]);
});

test("somebody else's booking is not there", async () => {
  const { id } = await bookAhead(60);
  const stranger = await addPerson(salon);
  const body = { startsAt: "2026-12-10T10:00:00Z" };
  const codes = await Promise.all([
    refused(salon, "previewCancellation", { params: { id }, query: {} }, stranger),
    refused(salon, "cancelBooking", { params: { id }, body: {} }, stranger),
    refused(salon, "moveBooking", { params: { id }, body }, stranger),
    refused(salon, "readTimeline", { params: { id } }, stranger),
    refused(salon, "readCalendarFile", { params: { id } }, stranger),
  ]);
  expect(codes.map(({ code }) => code)).toEqual(Array(5).fill("not_found"));
  const [service] = await call(salon, "listServices", {});
  const query = { service: service?._id ?? "", from: "2026-12-01", to: "2026-12-02", moving: id };
  expect((await refused(salon, "readAvailability", { query }, stranger)).code).toBe("not_found");
  expect((await refused(salon, "readAvailability", { query })).code).toBe("not_found");
});

test("a move swaps the hours at once, keeps the price, and tells the customer", async () => {
  const { guest, visit, id } = await bookAhead(60);
  const startsAt = await freeStart(visit);
  const moved = await call(salon, "moveBooking", { params: { id }, body: { startsAt } }, guest);
  expect(moved).toMatchObject({ startsAt, price: 6, items: [{ masterId: visit.masterId, startsAt }] });
  expect(await isOffered(salon, visit)).toBe(true);
  expect(await isOffered(salon, { ...visit, startsAt })).toBe(false);
  await salon.drain();
  expect(await mailsTo(guest)).toEqual([expect.stringContaining("new time")]);
  const timeline = await call(salon, "readTimeline", { params: { id } }, guest);
  expect(timeline.at(-1)).toMatchObject({ fromStartsAt: visit.startsAt, toStartsAt: startsAt, why: "moved" });
});

test("a visit may move into its own time, and its own time counts as free for it alone", async () => {
  const service = await serviceNamed(salon, "Warm Oil Massage");
  const hour = await hourAhead(service._id, 72);
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

test("a move into a taken hour changes nothing and offers others", async () => {
  const other = await bookAhead(60);
  const { guest, visit, id } = await bookAhead(60);
  const body = { startsAt: other.visit.startsAt, masterId: other.visit.masterId };
  const answer = await refused(salon, "moveBooking", { params: { id }, body }, guest);
  expect(answer.code).toBe("slot_taken");
  expect(answer.alternatives).toHaveLength(3);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ startsAt: visit.startsAt }]);
  expect(await call(salon, "readTimeline", { params: { id } }, guest)).toHaveLength(1);
});

test("a move may change the master, to one who does it", async () => {
  const { guest, visit, id } = await bookAhead(60);
  const others = (await call(salon, "listMasters", {})).map(({ _id }) => _id);
  const unable = others.find((one) => !visit.service.masterIds.includes(one)) ?? "nobody";
  const able = visit.service.masterIds.find((one) => one !== visit.masterId) ?? "";
  const startsAt = await freeStart({ ...visit, masterId: able });
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

test("staff move past the customers' cut-off and slot step; a customer does neither", async () => {
  const { guest, visit, id } = await bookAhead(20);
  const odd = new Date(Date.parse(await freeStart(visit)) + minutes(5)).toISOString();
  const sent = { params: { id }, body: { startsAt: odd, masterId: "any" } };
  expect((await refused(salon, "moveBooking", sent, guest)).code).toBe("too_late");
  expect(Date.parse((await call(salon, "moveBooking", sent, staff)).startsAt ?? "")).toBe(Date.parse(odd));
  const far = await bookAhead(60);
  const farSent = { params: { id: far.id }, body: { startsAt: odd.replace("05:00", "07:00") } };
  expect((await refused(salon, "moveBooking", farSent, far.guest)).code).toBe("outside_hours");
});

test("a visit to be arranged gets its hour by a move", async () => {
  const guest = await addPerson(salon);
  const service = await serviceNamed(salon, "Threading");
  const { clientSecret } = await call(
    salon,
    "createPaymentIntent",
    { body: { price: service.price } },
    guest,
  );
  const { intentId } = await pay(salon, clientSecret);
  const { insertedId: id } = await call(salon, "createBooking", bookingOf(guest, service, intentId), guest);
  expect((await refused(salon, "readCalendarFile", { params: { id } }, guest)).code).toBe("wrong_state");
  const { startsAt } = await hourAhead(service._id, 60);
  const moved = await call(salon, "moveBooking", { params: { id }, body: { startsAt } }, staff);
  expect(moved).toMatchObject({ startsAt, items: [{ startsAt, masterId: expect.any(String) }] });
  await salon.drain();
  expect(await mailsTo(guest)).toEqual([expect.stringContaining("has its hour")]);
});

test("thirty visits that move to one hour at once, one of them cancelled meanwhile: one gets it, none overlap", async () => {
  const service = await serviceNamed(salon, "Threading");
  const goal = await hourAhead(service._id, 100);
  const guests = await Promise.all(Array.from({ length: 30 }, () => addPerson(salon)));
  const booked: { guest: Person; id: string }[] = [];
  for (const guest of guests) {
    const hour = await hourAhead(service._id, 200);
    const visit = { service, masterId: hour.masterIds[0] ?? "", startsAt: hour.startsAt };
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

test("a held hour is kept longer once, by its owner alone", async () => {
  const guest = await addPerson(salon);
  const { purchaseId, holdEndsAt } = await holdAhead(guest);
  const sent = { params: { id: purchaseId } };
  const stranger = await addPerson(salon);
  expect((await refused(salon, "extendPurchase", sent, stranger)).code).toBe("not_found");
  const { holdEndsAt: later } = await call(salon, "extendPurchase", sent, guest);
  expect(Date.parse(later) - Date.parse(holdEndsAt ?? "")).toBe(minutes(10));
  expect((await refused(salon, "extendPurchase", sent, guest)).code).toBe("extended_already");
});

test("an hour whose hold is over can't be kept longer", async () => {
  const guest = await addPerson(salon);
  const { purchaseId } = await holdAhead(guest);
  salon.clock.advance(minutes(10));
  expect((await refused(salon, "extendPurchase", { params: { id: purchaseId } }, guest)).code).toBe(
    "slot_taken",
  );
});

test("leaving in another tab does not free an hour whose payment the bank is asking about", async () => {
  const guest = await addPerson(salon);
  const { purchaseId, clientSecret } = await holdAhead(guest);
  await pay(salon, clientSecret, cards.secure);
  const sent = { params: { id: purchaseId } };
  expect(await call(salon, "releasePurchase", sent, guest)).toEqual({ deletedCount: 0 });
  expect(await answerBank(salon, clientSecret, "fail")).not.toBe("succeeded");
  expect(await call(salon, "releasePurchase", sent, guest)).toEqual({ deletedCount: 1 });
});

test("a refund that is no longer what the page showed cancels nothing", async () => {
  const { guest, id, intentId } = await bookAhead(40);
  await wait(20);
  const sent = { params: { id }, body: { refund: 6 } };
  expect((await refused(salon, "cancelBooking", sent, guest)).code).toBe("refund_changed");
  expect(await bookingsOf(salon, guest)).toMatchObject([{ status: "pending" }]);
  await salon.drain();
  expect(await refundsOf(salon, intentId)).toEqual([]);
  expect((await call(salon, "cancelBooking", { params: { id }, body: { refund: 3 } }, guest)).refund).toBe(3);
});

test("the calendar file keeps its UID and counts on with each move", async () => {
  const { guest, visit, id } = await bookAhead(60);
  const before = await calendarFile(id, guest);
  expect(before).toMatch(/METHOD:PUBLISH[\s\S]*SEQUENCE:0[\s\S]*SUMMARY:Threading at /);
  expect(before).toContain(`DTSTART:${new Date(visit.startsAt).toISOString().replace(/[-:]|\.000/g, "")}`);
  const body = { startsAt: await freeStart(visit) };
  await call(salon, "moveBooking", { params: { id }, body }, guest);
  const after = await calendarFile(id, guest);
  expect(after).toContain("SEQUENCE:1");
  expect(/UID:.*/.exec(after)?.[0]).toBe(/UID:.*/.exec(before)?.[0]);
  await cancel(id, guest);
  expect(await calendarFile(id, guest)).toMatch(/SEQUENCE:2[\s\S]*STATUS:CANCELLED/);
});

/** A paid Threading for $6 that begins at least so many hours from the salon's present time. */
async function bookAhead(
  atLeastHours: number,
): Promise<{ guest: Person; visit: Visit; id: string; intentId: string }> {
  const guest = await addPerson(salon);
  const service = await serviceNamed(salon, "Threading");
  const hour = await hourAhead(service._id, atLeastHours);
  const visit = { service, masterId: hour.masterIds[0] ?? "", startsAt: hour.startsAt };
  const { bookingId, paid } = await book(salon, guest, visit);
  await salon.drain();
  return { guest, visit, id: bookingId, intentId: paid.intentId };
}

async function holdAhead(guest: Person) {
  const service = await serviceNamed(salon, "Threading");
  const { startsAt } = await hourAhead(service._id, 60);
  const body = { price: service.price, serviceIds: [service._id], masterId: "any", startsAt };
  return await call(salon, "createPaymentIntent", { body }, guest);
}

async function hourAhead(serviceId: string, atLeastHours: number) {
  const from = salon.clock.now() + hours(atLeastHours);
  const found = (await freeHours(salon, [serviceId])).find(({ startsAt }) => Date.parse(startsAt) >= from);
  if (!found) throw new Error("The salon has no free hour then.");
  return found;
}

/** Another free start of a visit's master, well ahead. */
async function freeStart({ service, masterId }: Visit): Promise<string> {
  const found = (await freeHours(salon, [service._id], masterId)).find(
    ({ startsAt }) => Date.parse(startsAt) >= salon.clock.now() + hours(120),
  );
  return found?.startsAt ?? "";
}

async function wait(count: number): Promise<void> {
  salon.clock.advance(minutes(count));
}

function preview(id: string, as: Person) {
  return call(salon, "previewCancellation", { params: { id }, query: {} }, as);
}

function cancel(id: string, as: Person, body: { reason?: string; by?: "customer" | "salon" } = {}) {
  return call(salon, "cancelBooking", { params: { id }, body }, as);
}

async function calendarFile(id: string, as: Person): Promise<string> {
  const { tokens } = salon.app;
  const token = await tokens.issueToken({ userId: as.userId, sessionId: as.sessionId }, salon.clock.now());
  const answer = await salon.server.inject({
    url: `/api/bookings/${id}/calendar.ics`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  return answer.body;
}

/** Mails about a visit's life that one person got, the receipt of the booking left out. */
async function mailsTo({ email }: Person): Promise<string[]> {
  return (await salon.mails()).filter((mail) => mail.includes(email) && !mail.includes("Your booking at"));
}
