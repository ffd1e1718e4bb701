import { expect, test } from "vitest";
import { bookAhead, cancelVisit, holdAhead, otherStart } from "#tests/support/booked.ts";
import { call, refused } from "#tests/support/calls.ts";
import { answerBank, cards, pay } from "#tests/support/cards.ts";
import { minutes } from "#tests/support/clock.ts";
import { givenSalon } from "#tests/support/given.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { bookingsOf } from "#tests/support/visits.ts";

const salon = givenSalon();

test("once a visit has begun its customer can neither cancel nor move it, and is told to call", async () => {
  const { guest, visit, id } = await bookAhead(salon, 20);
  salon.clock.advance(Date.parse(visit.startsAt) - salon.clock.now());
  const [booking] = await bookingsOf(salon, guest);
  expect(booking).toMatchObject({ canCancel: false, canMove: false, freeUntil: null });
  const late = await refused(salon, "cancelBooking", { params: { id }, body: {} }, guest);
  expect([late.code, late.detail]).toEqual(["too_late", expect.stringContaining("Call the salon")]);
  const startsAt = await otherStart(salon, visit);
  expect((await refused(salon, "moveBooking", { params: { id }, body: { startsAt } }, guest)).code).toBe(
    "too_late",
  );
});

test("somebody else's booking is not found", async () => {
  const { id } = await bookAhead(salon, 60);
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

test("a hold is extended once, only by its owner", async () => {
  const guest = await addPerson(salon);
  const { purchaseId, holdEndsAt } = await holdAhead(salon, guest);
  const sent = { params: { id: purchaseId } };
  const stranger = await addPerson(salon);
  expect((await refused(salon, "extendPurchase", sent, stranger)).code).toBe("not_found");
  const { holdEndsAt: later } = await call(salon, "extendPurchase", sent, guest);
  expect(Date.parse(later) - Date.parse(holdEndsAt ?? "")).toBe(minutes(10));
  expect((await refused(salon, "extendPurchase", sent, guest)).code).toBe("extended_already");
});

test("an expired hold can't be extended", async () => {
  const guest = await addPerson(salon);
  const { purchaseId } = await holdAhead(salon, guest);
  salon.clock.advance(minutes(10));
  expect((await refused(salon, "extendPurchase", { params: { id: purchaseId } }, guest)).code).toBe(
    "slot_taken",
  );
});

test("leaving in another tab does not free an hour during the bank's challenge", async () => {
  const guest = await addPerson(salon);
  const { purchaseId, clientSecret } = await holdAhead(salon, guest);
  await pay(salon, clientSecret, cards.secure);
  const sent = { params: { id: purchaseId } };
  expect(await call(salon, "releasePurchase", sent, guest)).toEqual({ deletedCount: 0 });
  expect(await answerBank(salon, clientSecret, "fail")).not.toBe("succeeded");
  expect(await call(salon, "releasePurchase", sent, guest)).toEqual({ deletedCount: 1 });
});

test("the calendar file keeps its UID and increases its sequence with each move", async () => {
  const { guest, visit, id } = await bookAhead(salon, 60);
  const before = await calendarFile(id, guest);
  expect(before).toMatch(/METHOD:PUBLISH[\s\S]*SEQUENCE:0[\s\S]*SUMMARY:Threading at /);
  expect(before).toContain(`DTSTART:${new Date(visit.startsAt).toISOString().replace(/[-:]|\.000/g, "")}`);
  const body = { startsAt: await otherStart(salon, visit) };
  await call(salon, "moveBooking", { params: { id }, body }, guest);
  const after = await calendarFile(id, guest);
  expect(after).toContain("SEQUENCE:1");
  expect(/UID:.*/.exec(after)?.[0]).toBe(/UID:.*/.exec(before)?.[0]);
  await cancelVisit(salon, id, guest);
  expect(await calendarFile(id, guest)).toMatch(/SEQUENCE:2[\s\S]*STATUS:CANCELLED/);
});

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
