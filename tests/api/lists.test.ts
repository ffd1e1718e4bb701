import { afterAll, beforeAll, expect, test } from "vitest";
import { call, callLoosely } from "#tests/support/calls.ts";
import { minutes } from "#tests/support/clock.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { openSalon, type TestSalon } from "#tests/support/salon.ts";
import { book, freeVisit } from "#tests/support/visits.ts";

let salon: TestSalon;
let admin: Person;

beforeAll(async () => {
  salon = await openSalon();
  admin = await addPerson(salon, { role: "admin" });
  for (let index = 0; index < 5; index++) {
    // Two of the five came in the same millisecond.
    if (index !== 3) salon.clock.advance(minutes(1));
    await book(salon, await addPerson(salon), await freeVisit(salon));
  }
});

afterAll(() => salon.close());

test.each(["listUsers", "listBookings"] as const)(
  "%s goes on page by page until everything was seen once, in the order of the whole list",
  async (name) => {
    const whole = (await call(salon, name, { query: {} }, admin)).map(({ _id }) => _id);
    expect(whole.length).toBeGreaterThan(5);
    for (const limit of [1, 2, 3, whole.length]) {
      const seen: string[] = [];
      let query: Record<string, string> | null = { limit: String(limit) };
      while (query) {
        const { status, headers, body } = await callLoosely(salon, name, { query }, admin);
        expect([status, headers["x-total-count"]]).toEqual([200, String(whole.length)]);
        const page = (body as unknown as { _id: string }[]).map(({ _id }) => _id);
        expect(page.length).toBeLessThanOrEqual(limit);
        seen.push(...page);
        query = next(headers.link, name === "listUsers" ? "/api/users" : "/api/bookings");
      }
      expect(seen).toEqual(whole);
    }
  },
);

test.each(["listUsers", "listBookings"] as const)("%s without a page is the whole list", async (name) => {
  const { headers, body } = await callLoosely(salon, name, {}, admin);
  expect(headers.link).toBeUndefined();
  expect(headers["x-total-count"]).toBe(String((body as unknown as unknown[]).length));
});

test("a page that can't be is refused, and one after something unknown is empty", async () => {
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
  const { status, body } = await callLoosely(salon, "listUsers", { query: { cursor: "nobody" } }, admin);
  expect([status, body]).toEqual([200, []]);
});

test("the users' list shows whom the specification shows, and nobody who was deleted", async () => {
  const gone = await addPerson(salon);
  await call(salon, "deleteUser", { params: { id: gone.userId } }, admin);
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
  await call(salon, "deleteUser", { params: { id: guest.userId } }, admin);
  const bookings = await call(salon, "listBookings", { query: {} }, admin);
  expect(bookings.map(({ _id }) => _id)).toContain(bookingId);
});

test("nothing went wrong inside", () => expect(salon.bugs).toEqual([]));

/** Where a Link header says that the list goes on; null at its end. */
function next(link: unknown, path: string): Record<string, string> | null {
  if (typeof link !== "string") return null;
  const [, target = ""] = /^<([^>]+)>; rel="next"$/.exec(link) ?? [];
  const url = new URL(target, "http://salon.example");
  expect(url.pathname).toBe(path);
  return Object.fromEntries(url.searchParams);
}
