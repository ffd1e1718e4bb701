import { beforeAll, expect, test } from "vitest";
import type { CallName } from "#contract/paths.ts";
import { call, callFully, callLoosely } from "#tests/support/calls.ts";
import { minutes } from "#tests/support/clock.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { book, freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const admin = givenOwner(salon);

beforeAll(async () => {
  for (let index = 0; index < 5; index++) {
    // Two of the five came in the same millisecond.
    if (index !== 3) salon.clock.advance(minutes(1));
    await book(salon, await addPerson(salon), await freeVisit(salon));
  }
  const [first] = await call(salon, "listBookings", { query: {} }, admin);
  await call(
    salon,
    "changeBookingState",
    { params: { id: first?._id ?? "" }, body: { to: "confirmed" } },
    admin,
  );
  await salon.drain();
});

test.each(["listUsers", "listBookings"] as const)(
  "%s can be read page by page, each row once, in the order of the whole list",
  async (name) => {
    const whole = (await call(salon, name, { query: {} }, admin)).map(({ _id }) => _id);
    expect(whole.length).toBeGreaterThan(5);
    for (const limit of [1, 2, 3, whole.length]) {
      const seen: string[] = [];
      let query: Record<string, string> | null = { limit: String(limit) };
      while (query) {
        const { status, headers, body } = await callFully(salon, name, { query }, admin);
        expect([status, headers["x-total-count"]]).toEqual([200, String(whole.length)]);
        const page = body.map(({ _id }) => _id);
        expect(page.length).toBeLessThanOrEqual(limit);
        seen.push(...page);
        query = next(headers.link, name === "listUsers" ? "/api/users" : "/api/bookings");
      }
      expect(seen).toEqual(whole);
    }
  },
);

test.each<[name: CallName, path: string, filter: Record<string, string>]>([
  ["listBookings", "/api/bookings", { status: "pending", search: "nadia" }],
  ["listDeliveries", "/api/deliveries", { state: "sent" }],
])("%s keeps its filter from page to page", async (name, path, filter) => {
  const whole = idsIn((await callLoosely(salon, name, { query: filter }, admin)).body);
  expect(whole.length).toBeGreaterThan(2);
  const seen: string[] = [];
  for (let query: Record<string, string> | null = { ...filter, limit: "1" }; query; ) {
    const { headers, body } = await callLoosely(salon, name, { query }, admin);
    expect(headers["x-total-count"]).toBe(String(whole.length));
    seen.push(...idsIn(body));
    query = next(headers.link, path);
  }
  expect(seen).toEqual(whole);
});

test.each<[name: CallName, path: string, filter: Record<string, string>, other: Record<string, string>]>([
  ["listBookings", "/api/bookings", { status: "pending" }, { status: "confirmed" }],
  ["listBookings", "/api/bookings", { status: "pending" }, {}],
  ["listBookings", "/api/bookings", {}, { search: "nadia" }],
  ["listDeliveries", "/api/deliveries", { state: "waiting" }, { state: "sent" }],
])("%s refuses a cursor with another filter", async (name, path, filter, other) => {
  await book(salon, await addPerson(salon), await freeVisit(salon));
  const page = await callLoosely(salon, name, { query: { ...filter, limit: "1" } }, admin);
  const cursor = next(page.headers.link, path)?.cursor ?? "";
  expect(cursor).not.toBe("");
  const { status, body } = await callLoosely(salon, name, { query: { ...other, cursor } }, admin);
  expect([status, body.errors?.[0]?.field]).toEqual([422, "cursor"]);
});

test("a page of bookings has a number or a cursor, and a limit", async () => {
  const wrong: Record<string, string>[] = [{ page: "2" }, { page: "2", limit: "1", cursor: "x" }];
  for (const query of wrong) {
    const { status, body } = await callLoosely(salon, "listBookings", { query }, admin);
    expect([status, body.errors?.[0]?.field]).toEqual([422, "page"]);
  }
});

test.each(["listUsers", "listBookings"] as const)("%s without a page is the whole list", async (name) => {
  const { headers, body } = await callFully(salon, name, {}, admin);
  expect(headers.link).toBeUndefined();
  expect(headers["x-total-count"]).toBe(String(body.length));
});

test("an invalid page is refused, and one after an unknown row is empty", async () => {
  const pages: Record<string, string>[] = [
    { limit: "0" },
    { limit: "-1" },
    { limit: "201" },
    { limit: "x" },
    { page: "2" },
  ];
  for (const query of pages) {
    const { status, body } = await callLoosely(salon, "listUsers", { query }, admin);
    expect([query, status, body.code]).toEqual([query, 422, "invalid_input"]);
  }
  for (const name of ["listUsers", "listBookings", "listExceptions", "listDeliveries"] as const) {
    const { status, body } = await callLoosely(salon, name, { query: { cursor: "!nobody" } }, admin);
    expect([status, idsIn(body)]).toEqual([200, []]);
  }
});

test("the users' list shows the specified users, without deleted ones", async () => {
  const gone = await addPerson(salon);
  await call(salon, "deleteUser", { params: { id: gone.userId }, query: {} }, admin);
  const users = await call(salon, "listUsers", { query: {} }, admin);
  expect(users.map(({ _id }) => _id)).not.toContain(gone.userId);
  expect(users.find(({ _id }) => _id === admin.userId)).toEqual({
    _id: admin.userId,
    name: admin.name,
    email: admin.email,
    role: "admin",
    memberUntil: null,
  });
});

test("a deleted guest's visit stays in the salon's list", async () => {
  const guest = await addPerson(salon);
  const { bookingId } = await book(salon, guest, await freeVisit(salon));
  await call(salon, "deleteUser", { params: { id: guest.userId }, query: {} }, admin);
  const bookings = await call(salon, "listBookings", { query: {} }, admin);
  expect(bookings.map(({ _id }) => _id)).toContain(bookingId);
});

/** The ids of a list's rows, whether the answer is the list or contains it. */
function idsIn(body: unknown): string[] {
  const list = Array.isArray(body) ? body : Object.values(body as object).find(Array.isArray);
  return (list as { _id: string }[]).map(({ _id }) => _id);
}

/** The query of the next page in a Link header; null at the end of the list. */
function next(link: unknown, path: string): Record<string, string> | null {
  if (typeof link !== "string") return null;
  const [, target = ""] = /^<([^>]+)>; rel="next"$/.exec(link) ?? [];
  const url = new URL(target, "http://salon.example");
  expect(url.pathname).toBe(path);
  return Object.fromEntries(url.searchParams);
}
