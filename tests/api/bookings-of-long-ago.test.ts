import type { CompiledQuery } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { atOnce, inParts } from "#server/database/in-parts.ts";
import { mostCounted } from "#server/database/search.ts";
import { callFully } from "#tests/support/calls.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { openGrownDatabase } from "#tests/support/grown-database.ts";
import { readIdleMaster } from "#tests/support/idle-master.ts";
import { findWholeReads } from "#tests/support/query-plans.ts";

const heard = new Map<string, CompiledQuery>();
const salon = givenSalon({ log: ({ query }) => void heard.set(query.sql, query) });
const owner = givenOwner(salon);
const hour = 3_600_000;
const spring = Date.parse("2019-04-01T00:00:00Z");
const visits = Array.from({ length: mostCounted + 50 }, (_, number) => ({
  id: `old-${number}`,
  starts_at: spring - number * hour,
  created_at: spring - (number + 30) * hour,
}));
/** Came without a booking, and was written down afterwards. */
const walkedIn = { id: "walked-in", starts_at: spring, created_at: spring + hour };
/** Written down years later. */
const late = { id: "late", starts_at: spring - hour, created_at: Date.parse("2026-10-01T00:00:00Z") };
const toArrange = { id: "to-arrange", starts_at: null, created_at: Date.parse("2026-09-01T00:00:00Z") };
/** The master who did all of them and then left. */
let former: string;

beforeAll(async () => {
  const of = await readIdleMaster(salon.app.engine.read);
  former = of.master_id;
  const all = [...visits, walkedIn, late, toArrange].map((visit) => ({
    ...visit,
    ends_at: visit.starts_at === null ? null : visit.starts_at + hour,
  }));
  const paid = { price_cents: 600, service_name: "Threading" };
  await salon.app.engine.transaction(async (tx) => {
    await inParts(all, atOnce, (some) =>
      tx
        .insertInto("bookings")
        .values(
          some.map((visit) => ({
            ...{
              ...visit,
              ...paid,
              state: "cancelled" as const,
              name: "Eva",
              email: "",
              phone: "",
              card_cents: 0,
            },
            ...{ transaction_id: "", note: "" },
          })),
        )
        .execute(),
    );
    await inParts(all, atOnce, (some) =>
      tx
        .insertInto("booking_items")
        .values(
          some.map(({ id, starts_at, ends_at }) => ({
            ...{ booking_id: id, position: 0, starts_at, ends_at, ...of, ...paid },
          })),
        )
        .execute(),
    );
  });
});

async function find(query: Record<string, string>) {
  const { body, headers } = await callFully(salon, "listBookings", { query }, owner);
  return { ids: body.map(({ _id }) => _id), count: headers["x-total-count"] };
}

test("a list up to a day years ago begins with what was written down long afterwards", async () => {
  const queries: Record<string, string>[] = [{ to: "2020-01-01" }, { to: "2020-01-01", master: former }];
  for (const query of queries)
    expect((await find({ limit: "3", ...query })).ids).toEqual(["late", "walked-in", "old-0"]);
});

test("all visits of a master who left years ago are listed", async () => {
  const first = ["late", "to-arrange", "walked-in", "old-0"];
  expect((await find({ limit: "4", master: former })).ids).toEqual(first);
  const page = { limit: "200", status: "cancelled", master: former };
  expect((await find({ ...page, page: "11" })).ids).toHaveLength(visits.length + 3 - 2_000);
});

test("a page that shows all is counted by itself", async () => {
  const { ids, count } = await find({ limit: "10", from: "2019-04-01", to: "2019-04-02" });
  expect(ids.slice(0, 3)).toEqual(["late", "walked-in", "old-0"]);
  expect(count).toBe(String(ids.length));
  expect(ids).toHaveLength(9);
});

test("a list of years ago reads nothing that was made since", async () => {
  const { engine, remove } = await openGrownDatabase(salon.clock.now());
  const queries: Record<string, string>[] = [
    { to: "2020-01-01" },
    { to: "2020-01-01", status: "no_show" },
    { master: former },
    { master: former, to: "2020-01-01" },
    { master: former, to: "2020-01-01", status: "no_show" },
  ];
  for (const query of queries) {
    heard.clear();
    await find({ limit: "20", ...query });
    const sent = [...heard.values()].filter(({ sql }) => /from "(bookings|booking_items)" where /.test(sql));
    expect(sent.length).toBeGreaterThan(1);
    const found = await findWholeReads(engine, sent, {
      grows: (table) => /^(bookings|booking_items|part)$/.test(table),
      bounded: ["bookings_made_late"],
    });
    expect(found, JSON.stringify(query)).toEqual([]);
  }
  await remove();
});
