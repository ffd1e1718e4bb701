import { expect, test } from "vitest";
import { mostConfirmedAtOnce } from "#domain/visit.ts";
import { bookAhead, cancelVisit } from "#tests/support/booked.ts";
import { call, callFully, refused } from "#tests/support/calls.ts";
import { hours } from "#tests/support/clock.ts";
import { bookAtDesk } from "#tests/support/desk.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";

const salon = givenSalon();
const mitu = givenStaff(salon);
const keya = givenStaff(salon);

const confirm = (ids: string[], desk = mitu) => call(salon, "confirmBookings", { body: { ids } }, desk);

test("several visits are confirmed with one call, which reports the result of each", async () => {
  const waits = await bookAhead(salon, 60);
  const cancelled = await bookAhead(salon, 60);
  await cancelVisit(salon, cancelled.id, cancelled.guest);
  const confirmed = await bookAtDesk(salon, mitu);
  const { results } = await confirm([cancelled.id, waits.id, confirmed.id, "nobody's"]);
  expect(results).toEqual([
    { _id: cancelled.id, outcome: "unchanged", status: "cancelled" },
    { _id: waits.id, outcome: "confirmed", status: "confirmed" },
    { _id: confirmed.id, outcome: "unchanged", status: "confirmed" },
    { _id: "nobody's", outcome: "not_found", status: null },
  ]);
  await salon.drain();
  expect(await readMails(salon, waits.guest.email, "confirmed")).toHaveLength(1);
  expect(await readMails(salon, cancelled.guest.email, "confirmed")).toHaveLength(0);
});

test("two desks that confirm the same visits at once confirm each of them once", async () => {
  const booked = [await bookAhead(salon, 60), await bookAhead(salon, 60), await bookAhead(salon, 60)];
  const ids = booked.map(({ id }) => id);
  const answers = await Promise.all([
    confirm(ids, mitu),
    confirm(ids.toReversed(), keya),
    confirm(ids.slice(1), keya),
  ]);
  const results = answers.flatMap((answer) => answer.results);
  expect(results.map(({ status }) => status)).toEqual(Array(8).fill("confirmed"));
  expect(results.filter(({ outcome }) => outcome === "confirmed")).toHaveLength(3);
  await salon.drain();
  for (const { id, guest } of booked) {
    const timeline = await call(salon, "readTimeline", { params: { id } }, mitu);
    expect(timeline.map(({ to }) => to)).toEqual(["pending", "confirmed"]);
    expect(await readMails(salon, guest.email, "confirmed")).toHaveLength(1);
  }
});

test("a no-show is not revived by confirming it with others", async () => {
  const { id, visit } = await bookAhead(salon, 60);
  salon.clock.advance(Date.parse(visit.startsAt) - salon.clock.now() + hours(1));
  const missed = { params: { id }, body: { to: "no_show" as const } };
  await call(salon, "changeBookingState", missed, mitu);
  expect((await confirm([id])).results).toEqual([{ _id: id, outcome: "unchanged", status: "no_show" }]);
});

test("one call confirms at most its limit", async () => {
  const ids = Array.from({ length: mostConfirmedAtOnce + 1 }, (_, index) => `visit-${index}`);
  expect((await refused(salon, "confirmBookings", { body: { ids } }, mitu)).code).toBe("invalid_input");
  expect((await confirm(ids.slice(1))).results).toHaveLength(mostConfirmedAtOnce);
});

test("the list of waiting visits is as long as the calendar says, earliest visit first", async () => {
  await bookAhead(salon, 240);
  await bookAhead(salon, 120);
  const query = { waiting: "true", order: "visit", limit: "50" } as const;
  const { body: found, headers } = await callFully(salon, "listBookings", { query }, mitu);
  const today = new Date(salon.clock.now()).toISOString().slice(0, 10);
  const { waiting } = await call(salon, "readCalendar", { query: { from: today, to: today } }, mitu);
  expect(waiting).toBeGreaterThan(1);
  expect(headers["x-total-count"]).toBe(String(waiting));
  expect(found).toHaveLength(waiting);
  expect(new Set(found.map(({ status }) => status))).toEqual(new Set(["pending"]));
  expect(new Set(found.map(({ paid }) => paid))).toEqual(new Set(["card"]));
  const starts = found.map(({ startsAt }) => (startsAt === null ? Number.MAX_VALUE : Date.parse(startsAt)));
  expect(starts).toEqual(starts.toSorted((one, other) => one - other));
});

test("sorting by visit is refused for a list without a first date", async () => {
  const problem = await refused(salon, "listBookings", { query: { order: "visit", limit: 5 } }, mitu);
  expect(problem.code).toBe("invalid_input");
});
