import { expect, test } from "vitest";
import { call, refused } from "#tests/support/calls.ts";
import { givenSalon } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { freeHours, hold, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();

test("each master of a service has a first free slot, and anyone's is the earliest", async () => {
  const { _id: service } = await serviceNamed(salon, "Threading");
  const { anyone, masters } = await call(salon, "readNextHours", { query: { service } });
  expect(masters).toHaveLength(4);
  for (const { masterId, next } of masters) {
    const { days } = await call(salon, "readAvailability", {
      query: { service, master: masterId, from: "2026-11-23", to: "2026-12-05" },
    });
    expect(next).toEqual(days.flatMap(({ slots }) => slots)[0]);
  }
  const starts = masters.map(({ next }) => next?.startsAt ?? "").sort();
  expect(anyone?.startsAt).toBe(starts[0]);
});

test("for several services, the masters who do all of them are named", async () => {
  const oil = await serviceNamed(salon, "Warm Oil Massage");
  const bath = await serviceNamed(salon, "Thermal Bath");
  const { masters } = await call(salon, "readNextHours", { query: { service: [oil._id, bath._id] } });
  expect(masters.map(({ masterId }) => masterId)).toEqual(bath.masterIds);
  const unknown = await refused(salon, "readNextHours", { query: { service: "nothing" } });
  expect(unknown.code).toBe("not_found");
});

test("days without a free hour lead to the next one, up to the horizon", async () => {
  const { _id: service } = await serviceNamed(salon, "Bridal Mehendi");
  const [first] = await freeHours(salon, [service]);
  const asked = (from: string, to: string) =>
    call(salon, "readAvailability", { query: { service, from, to } });
  expect((await asked("2026-11-01", "2026-11-10")).nextFree).toEqual(
    (await asked("2026-11-23", "2026-12-05")).nextFree,
  );
  expect((await asked("2026-11-24", "2026-12-05")).nextFree).toEqual(first);
  const { until, nextFree } = await asked("2026-11-23", "2026-11-23");
  expect(until).toBe("2027-01-22");
  expect(nextFree).not.toBeNull();
  expect(await asked("2027-01-23", "2027-02-20")).toMatchObject({ nextFree: null });
});

test("taken hours are listed on request, without free ones", async () => {
  const guest = await addPerson(salon);
  const service = await serviceNamed(salon, "Thermal Bath");
  const [hour] = await freeHours(salon, [service._id]);
  if (!hour) throw new Error("The bath is free.");
  const date = hour.startsAt.slice(0, 10);
  const query = { service: service._id, from: date, to: date };
  const day = async () => {
    const { days } = await call(salon, "readAvailability", { query: { ...query, show: "taken" } });
    return days[0];
  };
  expect((await day())?.taken).toEqual([]);
  await hold(salon, guest, { service, masterId: "any", startsAt: hour.startsAt });
  const { slots = [], taken = [] } = (await day()) ?? {};
  expect(taken).toContain(hour.startsAt);
  expect(slots.filter(({ startsAt }) => taken.includes(startsAt))).toEqual([]);
  expect((await call(salon, "readAvailability", { query })).days[0]).not.toHaveProperty("taken");
});
