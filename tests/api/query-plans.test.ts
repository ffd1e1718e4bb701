import type { CompiledQuery } from "kysely";
import { expect, test } from "vitest";
import { walkEverything } from "#tests/api/whole-walk.ts";
import { call } from "#tests/support/calls.ts";
import { givenSalon } from "#tests/support/given.ts";
import { openGrownDatabase } from "#tests/support/grown-database.ts";
import { addPerson } from "#tests/support/people.ts";
import { findWholeReads } from "#tests/support/query-plans.ts";

/** Tables that stay small however old the salon is. Every other table grows. */
const small = new Set([
  "migrations",
  "salon",
  "catalogue_version",
  "figures",
  "opening_hours",
  "hours_exceptions",
  "portfolio_works",
  "rooms",
  "resources",
  "masters",
  "master_hours",
  "master_services",
  "services",
  "add_ons",
  // One row per change of hours.
  "past_hours",
  // One row per day.
  "day_closes",
  // A few a year, and at most twenty active.
  "api_keys",
  // At most five.
  "webhooks",
  // A few a year.
  "offers",
  "packages",
  // One row.
  "waiting_round",
  "past_cells_until",
  // Summed up every hour.
  "booking_counts",
  "offer_counts",
  // The names of subqueries that read another table up to a limit, or by an index.
  "some",
  "found",
  "line",
  // What needs the owner: a few a month.
  "exceptions",
  // Removed within a week, when accepted, withdrawn or expired. At most fifty are open.
  "invitations",
  // Removed within a day after they end.
  "rate_limits",
  // Removed after a day.
  "mobile_codes",
  "auth_rate_limit",
  "auth_verification",
]);

/** Indexes of what is in progress, and of what lists show. Reading a whole one reads only what is needed. */
const bounded = [
  "bookings_cancelled",
  "bookings_confirmed",
  "bookings_from_desk",
  "bookings_from_site",
  "bookings_in_chair",
  "bookings_made_late",
  "bookings_no_shows",
  "bookings_to_arrange",
  "bookings_to_come",
  "bookings_to_hand_back",
  "bookings_waiting",
  "contact_messages_open",
  "exceptions_open",
  "guest_merges_open",
  "guests_forgotten",
  "guests_merged",
  "holds_to_expire",
  "outbox_failed",
  "outbox_given_up",
  "outbox_refunds",
  "outbox_to_do",
  "payments_one_open",
  "payments_to_settle",
  "payments_to_watch",
  "purchases_one_change",
  "purchases_one_open",
  "purchases_open",
  "refunds_on_their_way",
  "refunds_to_send",
  "reviews_waiting",
  "users_deleted",
  "users_of_team",
  // At most a thousand.
  "waiting_open",
  "offered_hours_open",
];

/** Statements that read a whole table nevertheless, and why that is right. */
const allowed: [statements: RegExp, because: string][] = [
  [
    /from "(bookings|guests|users|contact_messages|reviews|outbox)".* order by "(created_at|active_at|id)".* limit \S+/,
    "A page is read in the order of an index until it is full.",
  ],
  [
    /from "imports" .* order by "imports"."at" desc, "imports"."id" desc limit \S+/,
    "A page is read in the order of an index until it is full.",
  ],
  [
    /from "imported_guests" as "imported" .* where "imported"."import_id" = /,
    "The primary key begins with it. Of a table without rows PostgreSQL takes any index.",
  ],
  [
    /from "ledger" .* not exists \(select "line"."number" from "day_close_lines" as "line" .* where "line"."ledger_id" = "ledger"."id" /,
    "The primary key begins with it. Of a table without rows PostgreSQL takes any index.",
  ],
  [
    /^select count\(\*\) as "count", sum\("price_cents"\) as "cents" from \(select "price_cents" from "bookings" where .* limit \S+\) as "some"$/,
    "The desk's list counts what a search or a master means, up to a bound.",
  ],
  [
    /^select coalesce\(max\("number"\), 0\) as "last" from "receipts"/,
    "The last entry of an index: from PostgreSQL 17 on its plan names no condition.",
  ],
  [
    /^select coalesce\(sum\("cents"\), 0\) as "sum" from "gift_card_lines"/,
    "What is owed is what is on all gift cards together.",
  ],
  [
    /from "bought_packages" inner join "gift_cards" .* where ("gift_cards"."(purchase_id|kind)"|"bought_packages"."(id|user_id|guest_id)") (=|in) /,
    "By the keys of both. Of a table without rows PostgreSQL takes any index.",
  ],
  [
    /from "bookings" inner join "visit_changes" on "visit_changes"."booking_id" = "bookings"."id" .* where "bookings"."starts_at" >= /,
    "By the index of bookings. Of a table without rows PostgreSQL takes any index.",
  ],
  [
    /^update .*"bought_packages" .*"guest_id" in \(select "guests"."id" from "guests"/,
    "By the index of guests. Of a table without rows PostgreSQL takes any index.",
  ],
  [/^select count\(\*\) as "count" from "users"/, "The owner's list says how many users there are."],
  [
    /^select count\(\*\) as "count" from "(reviews|contact_messages)"/,
    "The tabs of the owner's and the desk's lists say how many there are.",
  ],
  [/^select count\(\*\) as "count" from "guests"/, "The desk's list says how many guests there are."],
  [
    /^select (count\(\*\) as "terms"|distinct "whole"\."id") from \(select "\w+" from "guest_terms" where .* limit \S+\)/,
    "A search reads a part of an index, and no more than its limit.",
  ],
  [
    /^select case when refunded_at .* limit 20000\) as "card"/,
    "The groups of gift cards count the newest, and no more than their limit.",
  ],
  [/^select count\(\*\) as "count" from "outbox"/, "The owner's list counts the mails of thirty days."],
];

const heard = new Map<string, CompiledQuery>();
const salon = givenSalon({ log: ({ query }) => void heard.set(query.sql, query) });

test("no call and no round reads a whole table that grows", async () => {
  await walkEverything(salon);
  const statements = [...heard.values()].filter(({ sql }) =>
    /^\s*(select|insert|update|delete|with)\b/i.test(sql),
  );
  expect(statements.length).toBeGreaterThan(250);
  const { engine, remove } = await openGrownDatabase(salon.clock.now());
  const found = await findWholeReads(engine, statements, { grows: (table) => !small.has(table), bounded });
  await remove();
  const notAllowed = found.filter(({ statement }) => !allowed.some(([about]) => about.test(statement)));
  expect(notAllowed.map(({ tables, statement }) => `${tables}: ${statement}`)).toEqual([]);
});

test("a list of what few bookings have reads only those", async () => {
  const owner = await addPerson(salon, { role: "admin" });
  const { engine, remove } = await openGrownDatabase(salon.clock.now());
  for (const rare of [
    { status: "in_chair" },
    { status: "no_show" },
    { status: "confirmed" },
    { status: "cancelled", madeTo: "2019-01-01" },
    { to: "2019-01-01" },
    { source: "desk" },
    { source: "site", to: "2019-01-01" },
    { source: "site", status: "in_chair" },
    { source: "flyer" },
    { source: "flyer", status: "completed" },
    { master: "nobody" },
    { master: "nobody", status: "completed" },
    { master: "nobody", to: "2026-11-01" },
    { master: "nobody", search: "guest" },
    { master: "nobody", from: "2019-01-01", order: "visit" },
  ] as const) {
    heard.clear();
    await call(salon, "listBookings", { query: { limit: "20", ...rare } }, owner);
    const sent = [...heard.values()].filter(({ sql }) => / "bookings" where /.test(sql));
    expect(sent.length).toBeGreaterThan(0);
    const found = await findWholeReads(engine, sent, { grows: (table) => !small.has(table), bounded });
    expect(found, JSON.stringify(rare)).toEqual([]);
  }
  await remove();
});
