import { expect, test } from "vitest";
import { tidyUp } from "#server/usecases/tidy-up.ts";
import { wishBeforeDawn } from "#tests/api/sample-waiting.ts";
import { call, refused } from "#tests/support/calls.ts";
import { days } from "#tests/support/clock.ts";
import { givenPerson, givenSalon, givenStaff } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const desk = givenStaff(salon);
const stranger = givenPerson(salon);

test("a customer waits for a full day, sees it, and leaves the list", async () => {
  const nadia = await addPerson(salon, { verified: true });
  const body = await wishBeforeDawn(salon);
  const { insertedId } = await call(salon, "joinWaitingList", { body }, nadia);
  const mine = await call(salon, "listMyWaiting", {}, nadia);
  expect(mine).toMatchObject([
    {
      _id: insertedId,
      state: "waiting",
      service_name: "Threading",
      dates: ["2026-11-25"],
      hours: body.hours,
    },
  ]);
  const sent = { params: { id: insertedId } };
  expect((await refused(salon, "endWaiting", sent, stranger)).code).toBe("not_found");
  expect(await call(salon, "endWaiting", sent, nadia)).toEqual({ deletedCount: 1 });
  expect(await call(salon, "endWaiting", sent, nadia)).toEqual({ deletedCount: 0 });
  expect(await call(salon, "listMyWaiting", {}, nadia)).toMatchObject([{ state: "left" }]);
});

test("active entries are listed before those the customer has left", async () => {
  const nadia = await addPerson(salon, { verified: true });
  const body = await wishBeforeDawn(salon);
  const { insertedId: waits } = await call(salon, "joinWaitingList", { body }, nadia);
  salon.clock.advance(1000);
  const another = { ...body, hours: [{ opens: "03:00", closes: "04:00" }] };
  const { insertedId: left } = await call(salon, "joinWaitingList", { body: another }, nadia);
  await call(salon, "endWaiting", { params: { id: left } }, nadia);
  expect(await call(salon, "listMyWaiting", {}, nadia)).toMatchObject([{ _id: waits }, { _id: left }]);
});

test("when an hour is free nobody can wait, and the hours are named", async () => {
  const nadia = await addPerson(salon, { verified: true });
  const { _id } = await serviceNamed(salon, "Threading");
  const body = { serviceIds: [_id], dates: ["2026-11-24"], hours: [{ opens: "12:00", closes: "17:00" }] };
  const refusal = await refused(salon, "joinWaitingList", { body }, nadia);
  expect(refusal.code).toBe("hour_free");
  const hours = refusal.alternatives?.map(({ startsAt }) => startsAt.slice(0, 13)) ?? [];
  expect(hours.length).toBeGreaterThan(0);
  for (const hour of hours) expect(["2026-11-24T12", "2026-11-24T13", "2026-11-24T14"]).toContain(hour);
});

test("of six tabs that join at once, three do", async () => {
  const nadia = await addPerson(salon, { verified: true });
  const body = await wishBeforeDawn(salon);
  const at = (minute: number) => ({ ...body, hours: [{ opens: `04:${minute}`, closes: "05:00" }] });
  const joined = await Promise.allSettled(
    [10, 15, 20, 25, 30, 35].map((minute) => call(salon, "joinWaitingList", { body: at(minute) }, nadia)),
  );
  expect(joined.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  expect((await refused(salon, "joinWaitingList", { body }, nadia)).code).toBe("waiting_limit");
  expect(await call(salon, "listMyWaiting", {}, nadia)).toHaveLength(3);
});

test("joining again for the same, after a lost answer or in another tab, keeps one place in line", async () => {
  const nadia = await addPerson(salon, { verified: true });
  const body = await wishBeforeDawn(salon);
  const join = () => call(salon, "joinWaitingList", { body }, nadia);
  const joined = await Promise.all([join(), join()]);
  expect(new Set([...joined, await join()].map(({ insertedId }) => insertedId)).size).toBe(1);
  expect(await call(salon, "listMyWaiting", {}, nadia)).toHaveLength(1);
});

test("past days, days too far ahead, and people who can't be notified are refused", async () => {
  const nadia = await addPerson(salon, { verified: true });
  const wish = await wishBeforeDawn(salon);
  for (const dates of [["2026-11-22"], ["2028-01-01"], ["2026-11-23", "2027-05-01"]]) {
    const refusal = await refused(salon, "joinWaitingList", { body: { ...wish, dates } }, nadia);
    expect(refusal.errors?.[0]?.field).toBe("dates");
  }
  const unreachable = await refused(salon, "joinWaitingList", { body: wish }, stranger);
  expect(unreachable.code).toBe("wrong_state");
});

test("the desk puts a caller on the list and reads it by day, in order of arrival", async () => {
  const wish = { ...(await wishBeforeDawn(salon)), dates: ["2026-11-27"] };
  for (const [name, number] of [
    ["Lubna Rahman", "01722618040"],
    ["Orni Sarkar", "01622771980"],
  ] as const) {
    salon.clock.advance(60_000);
    await call(salon, "addWaitingGuest", { body: { ...wish, name, number } }, desk);
  }
  const list = (date: string, more = {}) => call(salon, "listWaiting", { query: { date, ...more } }, desk);
  const { entries } = await list("2026-11-27");
  expect(entries.map(({ name }) => name)).toEqual(["Lubna Rahman", "Orni Sarkar"]);
  expect(entries[0]).toMatchObject({ number: "01722618040", hasAccount: false, fits: null });
  expect((await list("2026-11-28")).entries).toEqual([]);
  const first = await list("2026-11-27", { limit: 1 });
  const second = await list("2026-11-27", { limit: 1, cursor: first.next ?? "" });
  expect(second.entries.map(({ name }) => name)).toEqual(["Orni Sarkar"]);
  for (const cursor of ["5e-324", "5e-324.id", "yesterday.id", `${10 ** 16}.id`]) {
    const refusal = await refused(salon, "listWaiting", { query: { cursor } }, desk);
    expect(refusal.errors?.[0]?.field).toBe("cursor");
  }
  await call(salon, "endWaiting", { params: { id: entries[0]?._id ?? "" } }, desk);
  const gone = await call(salon, "listWaiting", { query: { state: "gone" } }, desk);
  expect(gone.entries[0]).toMatchObject({ name: "Lubna Rahman", state: "left" });
});

test("an entry ends with its last day, and is removed after ninety", async () => {
  const nadia = await addPerson(salon, { verified: true });
  await call(salon, "joinWaitingList", { body: await wishBeforeDawn(salon) }, nadia);
  salon.clock.advance(days(3));
  await tidyUp(salon.app);
  expect(await call(salon, "listMyWaiting", {}, nadia)).toMatchObject([{ state: "passed" }]);
  salon.clock.advance(days(91));
  await tidyUp(salon.app);
  const staff = await addPerson(salon, { role: "staff" });
  const { entries } = await call(salon, "listWaiting", { query: { state: "gone" } }, staff);
  expect(entries.filter(({ guestId }) => guestId === nadia.userId)).toEqual([]);
});

test("a deleted customer is not on the list any more", async () => {
  const nadia = await addPerson(salon, { verified: true });
  const staff = await addPerson(salon, { role: "staff" });
  const body = await wishBeforeDawn(salon);
  await call(salon, "joinWaitingList", { body }, nadia);
  const waiting = async () =>
    (await call(salon, "listWaiting", { query: { date: body.dates[0] } }, staff)).entries;
  expect(await waiting()).toHaveLength(1);
  await call(salon, "deleteMe", { query: { email: nadia.email } }, nadia);
  expect(await waiting()).toEqual([]);
});
