import { expect, test } from "vitest";
import { call } from "#tests/support/calls.ts";
import { bookedCut, preview } from "#tests/support/changes.ts";
import { minutes } from "#tests/support/clock.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
const staff = givenStaff(salon);

test("where a change does not fit its own hour, the guest is offered hours that guests can have", async () => {
  const { guest, id, visit, both } = await bookedCut(salon, owner);
  const { endsAt } =
    (await preview(salon, id, { serviceIds: both.serviceIds.slice(0, 1) }, guest)).place ?? {};
  const from = Date.parse(endsAt ?? "");
  const off = { startsAt: new Date(from).toISOString(), endsAt: new Date(from + minutes(20)).toISOString() };
  for (const { _id: masterId } of await call(salon, "listMasters", {}, staff)) {
    await call(salon, "createTimeOff", { body: { masterId, ...off, reason: "Training" } }, staff);
  }
  const shown = await preview(salon, id, both, guest);
  expect(shown.place).toBeNull();
  expect(shown.alternatives).toHaveLength(3);
  for (const { startsAt } of shown.alternatives) {
    const there = await preview(salon, id, { ...both, startsAt }, guest);
    expect(there.place).toMatchObject({ startsAt });
  }
  // The desk may choose among more hours.
  const [first] = (await preview(salon, id, both, staff)).alternatives;
  expect(Date.parse(first?.startsAt ?? "")).toBeLessThan(Date.parse(shown.alternatives[0]?.startsAt ?? ""));
  expect(first?.startsAt).not.toBe(visit.startsAt);
});
