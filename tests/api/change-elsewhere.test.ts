import { expect, test } from "vitest";
import { call } from "#tests/support/calls.ts";
import { bookedCut, change, preview } from "#tests/support/changes.ts";
import { hours, minutes } from "#tests/support/clock.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import type { Visit } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
const staff = givenStaff(salon);

/** Blocks an hour for everybody from the end of a visit. */
async function blockBehind({ service, startsAt }: Visit): Promise<void> {
  const end = Date.parse(startsAt) + minutes(service.minutes);
  for (const { _id: masterId } of await call(salon, "listMasters", {})) {
    const span = { startsAt: new Date(end).toISOString(), endsAt: new Date(end + hours(1)).toISOString() };
    await call(salon, "createTimeOff", { body: { masterId, ...span, reason: "Staff meeting" } }, staff);
  }
}

test("when a larger visit does not fit, all offered hours can be taken, with the same master", async () => {
  const { guest, id, both, visit } = await bookedCut(salon, owner);
  await blockBehind(visit);
  const { place, alternatives } = await preview(salon, id, both, guest);
  expect(place).toBeNull();
  expect(alternatives).toHaveLength(3);
  for (const { startsAt } of alternatives) {
    const there = await preview(salon, id, { ...both, startsAt }, guest);
    expect(there.place).toMatchObject({ startsAt, masterIds: [visit.masterId, expect.any(String)] });
  }
});

test("the desk is offered any five minutes, since it may move a visit so", async () => {
  const { id, both, visit } = await bookedCut(salon, owner);
  await blockBehind(visit);
  const { alternatives } = await preview(salon, id, both, staff);
  const starts = alternatives.map(({ startsAt }) => Date.parse(startsAt) % minutes(30));
  expect(starts.some((past) => past !== 0)).toBe(true);
  for (const { startsAt } of alternatives)
    expect((await preview(salon, id, { ...both, startsAt }, staff)).place).toMatchObject({ startsAt });
});

test("a service that the desk has extended keeps its length, even if an earlier service is removed", async () => {
  const { guest, id, cut, thread, both, visit } = await bookedCut(salon, owner);
  await change(salon, id, both, staff);
  const end = Date.parse(visit.startsAt) + minutes(cut.minutes + thread.minutes + 15);
  const longer = { params: { id }, body: { endsAt: new Date(end).toISOString() } };
  const { items } = await call(salon, "changeLength", longer, staff);
  const longNow = lengthOf(items.at(-1));
  expect(longNow).toBeGreaterThan(minutes(thread.minutes));
  const date = visit.startsAt.slice(0, 10);
  const query = { service: [thread._id] as [string], master: "any", from: date, to: date, moving: id };
  const [slot] = (await call(salon, "readAvailability", { query }, guest)).days.flatMap((day) => day.slots);
  expect(lengthOf(slot)).toBe(longNow);
});

function lengthOf(span: { startsAt: string | null; endsAt: string | null } | undefined): number {
  return Date.parse(span?.endsAt ?? "") - Date.parse(span?.startsAt ?? "");
}

test("an hour held for a change stays with its guest, even when it is too near to be chosen now", async () => {
  const { guest, id, both } = await bookedCut(salon, owner, 120);
  const { leadMinutes } = await call(salon, "readSalonSettings", {}, owner);
  const query = {
    service: both.serviceIds as [string],
    master: "any",
    from: "2026-11-25",
    to: "2026-11-27",
    moving: id,
  };
  const [slot] = (await call(salon, "readAvailability", { query }, guest)).days.flatMap((day) => day.slots);
  const wanted = { ...both, startsAt: slot?.startsAt ?? "" };
  salon.clock.advance(Date.parse(wanted.startsAt) - minutes(leadMinutes + 4) - salon.clock.now());
  const { payment } = await change(salon, id, wanted, guest, "card");
  salon.clock.advance(minutes(6));
  const again = await change(salon, id, wanted, guest, "card");
  expect(again.payment?.clientSecret).toBe(payment?.clientSecret);
});
