import { beforeAll, expect, test } from "vitest";
import { atOnce, inParts } from "#server/database/in-parts.ts";
import { mostCounted } from "#server/database/search.ts";
import { callFully } from "#tests/support/calls.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { readIdleMaster } from "#tests/support/idle-master.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
const many = mostCounted + 50;
/** The master who did all of them. */
let busy: string;
const db = () => salon.app.engine.write;

beforeAll(async () => {
  const visits = Array.from({ length: many }, (_, number) => ({
    ...{ id: `known-${number}`, created_at: salon.clock.now() - number, starts_at: null, ends_at: null },
    ...{ user_id: null, guest_id: null, purchase_id: null, name: `Eva "Kim" ${number}`, email: "" },
    ...{ phone: `0170${1_000_000 + number}`, service_name: "Threading", price_cents: 600, card_cents: 0 },
    ...{ discount: null, transaction_id: "", note: "", source: null, state: "completed" as const },
  }));
  await salon.app.engine.transaction((tx) =>
    inParts(visits, atOnce, (some) => tx.insertInto("bookings").values(some).execute()),
  );
  const of = await readIdleMaster(salon.app.engine.read);
  busy = of.master_id;
  const items = visits.map(({ id, service_name, price_cents }) => ({
    ...{ booking_id: id, position: 0, ...of, service_name, price_cents, starts_at: null, ends_at: null },
  }));
  await salon.app.engine.transaction((tx) =>
    inParts(items, atOnce, (some) => tx.insertInto("booking_items").values(some).execute()),
  );
});

async function find(query: Record<string, string>) {
  const { body, headers } = await callFully(
    salon,
    "listBookings",
    { query: { limit: "3", ...query } },
    owner,
  );
  return { ids: body.map(({ _id }) => _id), headers };
}

test("bookings with a rare text are counted and summed up, wherever it is in a word", async () => {
  for (const search of ["01701000777", "1000777", 'eva "KIM" 0777', '"kim"  01701000777 thread']) {
    const { ids, headers } = await find({ search });
    expect(ids).toEqual(["known-777"]);
    expect(headers).toMatchObject({ "x-total-count": "1", "x-total-price": "6" });
  }
  // Two letters count as a word.
  expect((await find({ search: "01701000777 ki" })).ids).toEqual(["known-777"]);
  for (const search of ["kim_", "%im", "im*", "kim OR eva", "1000777 zq"])
    expect((await find({ search })).ids).toEqual([]);
});

test("for a very common text the newest bookings come first, and the answer says that there are more", async () => {
  for (const search of ["kim", "ki", "kim threading", "thread im"]) {
    const { ids, headers } = await find({ search });
    expect(ids).toEqual(["known-0", "known-1", "known-2"]);
    expect(headers).toMatchObject({ "x-total-count": String(mostCounted), "x-total-is-more": "1" });
  }
  expect((await find({ search: "kim", status: "pending" })).headers["x-total-count"]).toBe("0");
});

test("of a master with very many visits the newest come first, and the answer says that there are more", async () => {
  const { ids, headers } = await find({ master: busy });
  expect(ids).toEqual(["known-0", "known-1", "known-2"]);
  expect(headers).toMatchObject({ "x-total-count": String(mostCounted), "x-total-is-more": "1" });
  const rare = await find({ master: busy, search: "01701000777" });
  expect(rare.ids).toEqual(["known-777"]);
  expect(rare.headers).toMatchObject({ "x-total-count": "1", "x-total-price": "6" });
  expect((await find({ master: busy, status: "pending" })).ids).toEqual([]);
  // Only visits that begin later count, of which there are few.
  expect((await find({ master: busy, from: "2026-01-01" })).headers["x-total-count"]).toBe("0");
});

test("a booking is found by its present text, and not at all once it is gone", async () => {
  await db().updateTable("bookings").set({ name: "Shirin" }).where("id", "=", "known-5").execute();
  await db().updateTable("bookings").set({ state: "no_show" }).where("id", "=", "known-6").execute();
  await db().deleteFrom("booking_items").where("booking_id", "=", "known-7").execute();
  await db().deleteFrom("bookings").where("id", "=", "known-7").execute();
  expect((await find({ search: "shirin" })).ids).toEqual(["known-5"]);
  expect((await find({ search: "1000005 kim" })).ids).toEqual([]);
  expect((await find({ search: "1000006 kim" })).ids).toEqual(["known-6"]);
  expect((await find({ search: "1000007" })).ids).toEqual([]);
});
