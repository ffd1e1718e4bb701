import { expect, test } from "vitest";
import { call } from "#tests/support/calls.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { freeHours, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);

test("the owner is told how many wait for a service or a variant of it, until they leave the list", async () => {
  const { _id: service } = await serviceNamed(salon, "Threading");
  const sizes = { variantName: "Brows and lip", price: 12, serviceIs: "Brows" };
  const added = { params: { id: service }, body: sizes };
  const { insertedId: variant } = await call(salon, "createVariant", added, owner);
  const first = await addPerson(salon, { verified: true });
  const second = await addPerson(salon, { verified: true });
  // An entry is for days on which no hour is free.
  const day = { from: "2026-12-10", to: "2026-12-10" };
  await call(salon, "createHoursException", { body: { masterId: null, ...day, reason: "Holiday" } }, owner);
  const join = (id: string, person: typeof first) =>
    call(salon, "joinWaitingList", { body: { serviceIds: [id], dates: [day.from] } }, person);
  const { insertedId: entry } = await join(service, first);
  await join(variant, second);
  expect(await waiting()).toEqual([
    [service, 2],
    [variant, 1],
  ]);
  await call(salon, "endWaiting", { params: { id: entry } }, first);
  expect(await waiting()).toEqual([
    [service, 1],
    [variant, 1],
  ]);
});

test("the owner is told how many wait for a master before she leaves", async () => {
  const { _id: service } = await serviceNamed(salon, "Threading");
  const free = await freeHours(salon, [service]);
  const [first, second] = new Set(free.flatMap(({ masterIds }) => masterIds));
  if (!first || !second) throw new Error("Two masters perform it.");
  const day = { from: "2026-12-11", to: "2026-12-11" };
  await call(salon, "createHoursException", { body: { masterId: null, ...day, reason: "Holiday" } }, owner);
  for (const masterId of [first, first, second, "any"]) {
    const body = { serviceIds: [service], masterId, dates: [day.from] };
    await call(salon, "joinWaitingList", { body }, await addPerson(salon, { verified: true }));
  }
  const all = await call(salon, "listAllMasters", {}, owner);
  const told = all.flatMap(({ _id, waiting: count }): [string, number][] => (count ? [[_id, count]] : []));
  expect(Object.fromEntries(told)).toEqual({ [first]: 2, [second]: 1 });
});

/** Services that somebody waits for, with how many do. */
async function waiting(): Promise<[string, number][]> {
  const all = await call(salon, "listAllServices", {}, owner);
  return all.flatMap(({ _id, waiting: count }): [string, number][] => (count ? [[_id, count]] : []));
}
