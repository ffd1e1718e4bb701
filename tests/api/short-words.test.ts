import { beforeAll, expect, test } from "vitest";
import { atOnce, inParts } from "#server/database/in-parts.ts";
import { callFully } from "#tests/support/calls.ts";
import { days } from "#tests/support/clock.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const newest = 20_000;

/** More bookings than a search by short words reads, the newest first, a second apart. The oldest two are for Xu. */
beforeAll(async () => {
  const last = salon.clock.now() + days(1);
  const visits = Array.from({ length: newest + 3 }, (_, number) => ({
    ...{ id: `made-${number}`, created_at: last - number * 1_000, starts_at: null, ends_at: null },
    ...{ user_id: null, guest_id: null, purchase_id: null, name: number <= newest ? "Li" : "Xu" },
    ...{ email: "", phone: "", service_name: "Facial", price_cents: 600, card_cents: 0, discount: null },
    ...{ transaction_id: "", note: "", source: null, state: "completed" as const },
  }));
  await salon.app.engine.transaction((tx) =>
    inParts(visits, atOnce, (some) => tx.insertInto("bookings").values(some).execute()),
  );
});

async function find(search: string, days: { madeFrom?: string; madeTo?: string } = {}) {
  const asked = { query: { limit: "2", search, ...days } };
  const { body, headers } = await callFully(salon, "listBookings", asked, staff);
  const { "x-searched-since": since, "x-total-count": count } = headers;
  return { ids: body.map(({ _id }) => _id), since, count };
}

test("words of one or two letters are looked for in the newest bookings alone, and the answer says since when", async () => {
  const since = new Date(salon.clock.now() + days(1) - newest * 1_000).toISOString();
  expect(await find("xu")).toEqual({ ids: [], since, count: "0" });
  expect(await find("l i")).toEqual({ ids: ["made-0", "made-1"], since, count: "2000" });
});

test("on given days, short words are looked for in all bookings", async () => {
  const made = { madeFrom: "2026-11-20", madeTo: "2026-11-25" };
  expect(await find("xu", made)).toMatchObject({ since: undefined, count: "2" });
  const { since } = await find("xu", { ...made, madeFrom: "2020-01-01" });
  expect(since).toBeDefined();
});

test("with a word of three letters, the short ones are looked for in all bookings", async () => {
  const all = { ids: [`made-${newest + 1}`, `made-${newest + 2}`], since: undefined, count: "2" };
  expect(await find("xu facial")).toEqual(all);
});
