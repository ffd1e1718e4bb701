import { expect, test } from "vitest";
import { cancelVisit, hourAhead } from "#tests/support/booked.ts";
import { call, refused } from "#tests/support/calls.ts";
import { givenSalon } from "#tests/support/given.ts";
import { book, serviceNamed } from "#tests/support/visits.ts";
import { takenHour, waitInLine } from "#tests/support/waiting.ts";

const salon = givenSalon();

test("an hour offered to a customer is free for another visit of theirs, but not for one that moves", async () => {
  const { guest, visit, id, wish } = await takenHour(salon);
  const [first] = await waitInLine(salon, wish, 1);
  const service = await serviceNamed(salon, "Threading");
  const hour = await hourAhead(salon, service._id, 90);
  const other = { service, masterId: hour.masterIds[0] ?? "", startsAt: hour.startsAt };
  const { bookingId } = await book(salon, first, other);
  await cancelVisit(salon, id, guest);
  await salon.drain();
  const date = visit.startsAt.slice(0, 10);
  const starts = async (moving: { moving?: string }) => {
    const query = { service: service._id, master: visit.masterId, from: date, to: date, ...moving };
    const { days } = await call(salon, "readAvailability", { query }, first);
    return days.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt));
  };
  expect(await starts({})).toContain(visit.startsAt);
  expect(await starts({ moving: bookingId })).not.toContain(visit.startsAt);
  const sent = { params: { id: bookingId }, body: { startsAt: visit.startsAt, masterId: visit.masterId } };
  expect((await refused(salon, "moveBooking", sent, first)).code).toBe("slot_taken");
});
