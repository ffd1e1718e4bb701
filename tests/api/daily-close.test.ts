import { expect, test } from "vitest";
import type { Sent } from "#contract/calls.ts";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { days, hours } from "#tests/support/clock.ts";
import { bookAtDesk } from "#tests/support/desk.ts";
import { givenOwner, givenPerson, givenSalon, givenStaff } from "#tests/support/given.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const other = givenPerson(salon, { role: "staff", name: "Keya Desk" });
const owner = givenOwner(salon);

test("days are counted, closed once, and reopened only by the owner", async () => {
  // A payment at the desk is added to what the till held in the morning.
  const today = await read(dateNow());
  expect(today).toMatchObject({ state: "open", morning: null, closed: null });
  const { id, visit } = await bookAtDesk(salon, staff);
  await call(salon, "recordPayment", { params: { id }, body: { method: "cash" } }, staff);
  salon.clock.advance(60_000);
  const open = await read(dateNow());
  expect(open.desk).toBeCloseTo(today.desk + visit.service.price, 2);
  expect(open.deskPayments).toBe(today.deskPayments + 1);
  expect(open.deskCash).toBeCloseTo(today.deskCash + visit.service.price, 2);
  expect(open.deskOther).toBe(today.deskOther);

  const exact = { date: dateNow(), desk: open.desk, morning: 100, cash: open.desk + 100, other: 0, left: 80 };
  // Refused: the money moved since the page was loaded, more stays than there is, or a difference has no reason.
  expect((await refuse({ ...exact, desk: today.desk })).code).toBe("money_moved");
  expect((await refuse({ ...exact, left: exact.cash + 1 })).errors).toMatchObject([{ field: "left" }]);
  expect((await refuse({ ...exact, cash: exact.cash - 5 })).errors).toMatchObject([{ field: "reason" }]);
  expect((await refuse({ ...exact, date: dateNow(1) })).code).toBe("wrong_state");

  // When two people close at once, one succeeds and the other is told who did.
  const short = { ...exact, cash: exact.cash - 5, reason: "Five for the rickshaw with the towels." };
  const both = await Promise.all(
    [staff, other].map((person) => callLoosely(salon, "closeDay", { body: short }, person)),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const first = both[0]?.status === 200 ? "Mitu Desk" : "Keya Desk";
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
    code: "day_closed",
    detail: `This day is closed already, by ${first}.`,
  });
  const closed = await read(dateNow());
  expect(closed.state).toBe("closed");
  expect(closed.closed).toMatchObject({
    closedBy: first,
    difference: -5,
    morning: 100,
    left: 80,
    desk: open.desk,
    reason: short.reason,
  });

  // What comes in afterwards belongs to the next day, whose till begins with what stayed.
  const late = await bookAtDesk(salon, staff);
  await call(salon, "recordPayment", { params: { id: late.id }, body: {} }, staff);
  expect((await read(dateNow())).closed?.desk).toBe(open.desk);
  salon.clock.advance(days(1));
  const next = await read(dateNow());
  expect(next).toMatchObject({ state: "open", morning: 80, from: closed.to });
  expect(next.desk).toBeCloseTo(late.visit.service.price, 2);

  // Only the owner reopens a day, and only the last one. Both lines stay.
  const params = { number: String(closed.closed?.number) };
  const body = { reason: "The card machine was counted twice." };
  expect((await callLoosely(salon, "reopenDay", { params, body }, staff)).status).toBe(403);
  await call(salon, "reopenDay", { params: { number: closed.closed?.number ?? 0 }, body }, owner);
  expect(await callLoosely(salon, "reopenDay", { params, body }, owner)).toMatchObject({ status: 404 });
  expect(await read(dateNow(-1))).toMatchObject({
    state: "open",
    closed: null,
    morning: null,
    from: open.from,
  });
  const lines = await salon.app.engine.read.selectFrom("day_closes").selectAll().orderBy("number").execute();
  expect(lines.map(({ reopens, reason }) => [reopens, reason])).toEqual([
    [null, short.reason],
    [closed.closed?.number, body.reason],
  ]);

  // No line is ever changed.
  const change = salon.app.engine.write.updateTable("day_closes").set({ cash_cents: 1 }).execute();
  await expect(change).rejects.toThrow(/append-only/);

  // Closed again, the day has a close up to its own end.
  const again = await read(dateNow(-1));
  await close({ ...exact, date: dateNow(-1), desk: again.desk, cash: again.desk + 100 });
  expect(await read(dateNow(-1))).toMatchObject({ state: "closed", closed: { difference: 0 } });
  expect((await refuse({ ...exact, date: dateNow(-2) })).code).toBe("day_closed");
});

test("a past visit counts as unmarked until somebody says whether the guest came", async () => {
  const { id, visit } = await bookAtDesk(salon, staff);
  const date = visit.startsAt.slice(0, 10);
  const { unmarked } = await read(date);
  salon.clock.advance(Date.parse(visit.startsAt) + hours(6) - salon.clock.now());
  const over = await read(date);
  expect(over.unmarked).toBeGreaterThan(unmarked);
  await call(salon, "changeBookingState", { params: { id }, body: { to: "no_show" } }, staff);
  expect(await read(date)).toMatchObject({ unmarked: over.unmarked - 1, missed: over.missed + 1 });
});

type Count = Sent<"closeDay">["body"];

const read = (date: string) => call(salon, "readDailyClose", { query: { date } }, staff);
const close = (body: Count) => call(salon, "closeDay", { body }, staff);
const refuse = (body: Count) => refused(salon, "closeDay", { body }, staff);

/** The salon's date, a number of days from now. */
function dateNow(ahead = 0): string {
  return new Date(salon.clock.now() + hours(6) + days(ahead)).toISOString().slice(0, 10);
}
