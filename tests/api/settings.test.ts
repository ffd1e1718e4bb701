import { beforeAll, expect, test } from "vitest";
import type { SalonSettings, SettingsChange } from "#contract/settings.ts";
import { call, callLoosely } from "#tests/support/calls.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const admin = givenOwner(salon);
let before: SalonSettings;

beforeAll(async () => {
  before = await call(salon, "readSalonSettings", {}, admin);
});

const save = (change: Partial<SalonSettings>) =>
  call(salon, "saveSalonSettings", { body: { ...before, ...change } }, admin);

test("the owner's settings are read back as saved", async () => {
  const change: Partial<SalonSettings> = {
    name: "Shiuli Dhanmondi",
    address: ["House 1", "Dhaka"],
    phone: "+880 1711 000 000",
    email: "desk@shiuli.example",
    taxName: "VAT",
    taxPercent: 7.5,
    holdMinutes: 15,
    policy: { ...before.policy, refunds: [{ noticeHours: 12, percent: 80 }], graceMinutes: 30 },
  };
  await save(change);
  expect(await call(salon, "readSalonSettings", {}, admin)).toEqual({ ...before, ...change });
  const { name, address, phone, email } = await call(salon, "readSalon", {});
  expect({ name, address, phone, email }).toEqual({
    name: change.name,
    address: change.address,
    phone: change.phone,
    email: change.email,
  });
  await save({});
  expect(await call(salon, "readSalonSettings", {}, admin)).toEqual(before);
});

test("the salon's number may be typed in Bengali digits, and is stored in Latin ones", async () => {
  await save({ phone: "+৮৮০ ১৭১১ ০০০ ০০০" });
  expect(await call(salon, "readSalon", {})).toMatchObject({ phone: "+880 1711 000 000" });
  await save({});
});

test("two people who save different parts at once keep each other's, and an empty change is refused", async () => {
  const change = (body: Partial<SalonSettings>) => call(salon, "saveSalonSettings", { body }, admin);
  const hours = before.hours.slice(1);
  await Promise.all([change({ holdMinutes: 12 }), change({ hours }), change({ membershipPrice: null })]);
  expect(await call(salon, "readSalonSettings", {}, admin)).toEqual({
    ...before,
    hours,
    holdMinutes: 12,
    membershipPrice: null,
  });
  expect(await callLoosely(salon, "saveSalonSettings", { body: {} }, admin)).toMatchObject({ status: 422 });
  await save({});
});

test("of two who change the same setting at once, the second is refused, keeps the first's value, and saves once it is seen", async () => {
  const change = (body: SettingsChange) => call(salon, "saveSalonSettings", { body }, admin);
  const [late, later] = [before.hours.slice(1), before.hours.slice(2)];
  const seen = { holdMinutes: before.holdMinutes, hours: before.hours };
  const tries = [late, later].map((hours) =>
    callLoosely(salon, "saveSalonSettings", { body: { hours, holdMinutes: 12, seen } }, admin),
  );
  const answers = await Promise.all(tries);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe("settings_changed");
  const [won, lost] = answers[0]?.status === 200 ? [late, later] : [later, late];
  expect((await call(salon, "readSalonSettings", {}, admin)).hours).toEqual(won);

  // Neither saving twice nor a change that was seen causes a conflict.
  await change({ hours: [...won].reverse(), seen });
  await change({ hours: lost, seen: { hours: [...won].reverse() } });
  // A change of other fields causes no conflict either.
  await change({ phone: "+880 1711 111 111", seen: { ...seen, phone: before.phone } });
  expect(await call(salon, "readSalonSettings", {}, admin)).toEqual({
    ...before,
    hours: lost,
    holdMinutes: 12,
    phone: "+880 1711 111 111",
  });
  await save({});
});

test("an empty setting counts as seen whether it is sent as an empty text or as nothing", async () => {
  await save({ nameBn: "", taxName: null });
  for (const nothing of ["", null])
    await call(
      salon,
      "saveSalonSettings",
      { body: { nameBn: "", taxName: null, seen: { nameBn: nothing, taxName: nothing } } },
      admin,
    );
  await save({});
});

test("a weekday that the salon closes has no hours, and a shorter horizon ends earlier", async () => {
  const { _id } = await serviceNamed(salon, "Threading");
  const days = async () =>
    (await call(salon, "readAvailability", { query: { service: _id, from: "2026-11-24", to: "2026-12-20" } }))
      .days;
  const tuesday = async () => (await days()).find(({ date }) => date === "2026-12-01")?.state;
  expect(await tuesday()).not.toBe("closed");
  await save({ hours: before.hours.filter(({ weekday }) => weekday !== 2) });
  expect(await tuesday()).toBe("closed");
  await save({ horizonDays: 3 });
  expect(
    (await days()).filter(({ slots }) => slots.length > 0).every(({ date }) => date <= "2026-11-26"),
  ).toBe(true);
  await save({});
});

test.each<[string, object, string]>([
  ["overlapping hours", { hours: [span(1, "10:00", "14:00"), span(1, "13:00", "18:00")] }, "hours.1.closes"],
  ["hours that end before they begin", { hours: [span(1, "14:00", "10:00")] }, "hours.0.closes"],
  ["a salon without a name", { name: " " }, "name"],
  [
    "a shorter notice that gives back more",
    { policy: { refunds: [step(24, 50), step(12, 80)] } },
    "policy.refunds.1.percent",
  ],
  [
    "notices out of order",
    { policy: { refunds: [step(12, 50), step(24, 50)] } },
    "policy.refunds.1.noticeHours",
  ],
  ["a grid of seven minutes", { slotStepMinutes: 7 }, "slotStepMinutes"],
  [
    "a site with a path that may hold the booking link",
    sites("https://parlour.example/book"),
    "frameSites.0",
  ],
  ["such a site without encryption", sites("http://parlour.example"), "frameSites.0"],
  ["such a site that would add a rule of its own", sites("https://a.example; script-src *"), "frameSites.0"],
  ["every site as one", sites("https://*.example"), "frameSites.0"],
  ["more sites than ten", sites(...Array(11).fill("https://parlour.example")), "frameSites"],
  ["a tax of 107 %", { taxPercent: 107 }, "taxPercent"],
])("%s are refused, and the place is named", async (_, change, field) => {
  const policy = "policy" in change ? { policy: { ...before.policy, ...(change.policy as object) } } : {};
  const { status, body } = await callLoosely(
    salon,
    "saveSalonSettings",
    { body: { ...before, ...change, ...policy } },
    admin,
  );
  expect([status, body.errors?.[0]?.field]).toEqual([422, field]);
});

function sites(...frameSites: string[]) {
  return { frameSites };
}

function span(weekday: number, opens: string, closes: string) {
  return { weekday, opens, closes };
}

function step(noticeHours: number, percent: number) {
  return { noticeHours, percent };
}
