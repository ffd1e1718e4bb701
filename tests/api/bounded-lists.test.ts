import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { calls } from "#contract/calls.ts";
import { mostListed } from "#contract/fields.ts";
import type { CallName } from "#contract/paths.ts";
import { atOnce, inParts } from "#server/database/in-parts.ts";
import { callFully, callLoosely, type Loose } from "#tests/support/calls.ts";
import { givenOwner, givenPerson, givenSalon } from "#tests/support/given.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
const nadia = givenPerson(salon);
const filled = 720;

/** How many rows a list returns at most without parameters, and whether its Link header leads to more. */
const bounds: Partial<Record<CallName, { most: number; leadsOn: boolean }>> = {
  listUsers: { most: mostListed, leadsOn: true },
  listBookings: { most: mostListed, leadsOn: true },
  listUserBookings: { most: mostListed, leadsOn: true },
  listReviews: { most: mostListed, leadsOn: true },
  // 500 in each of three states, only one of which has data here. For a single state, it leads on.
  listAllReviews: { most: 500, leadsOn: false },
  listContactMessages: { most: mostListed, leadsOn: true },
};

/** Lists that stay short by themselves. */
const short: Partial<Record<CallName, string>> = {
  listServices: "What the owner sells.",
  listAllServices: "What the owner sells.",
  listMasters: "Who works here.",
  listAllMasters: "Who works here, or did.",
  listMyGiftCards: "What one person has given; 100 at most.",
  listRooms: "What the salon has.",
  listWorks: "24 at most.",
  listAllWorks: "24 at most.",
  listCards: "The provider keeps some cards of a person.",
  listImports: "The last twenty.",
  listInvitations: "50 at most.",
  listSessions: "Where one person is signed in; a session ends by itself.",
  listSitePublications: "The last ones.",
  listApiKeys: "Twenty work at most; 100 are answered.",
  listWebhooks: "Five at most.",
  listWebhookMessages: "The newest fifty.",
  listOffers: "Some a year, made by the owner.",
  listPackages: "Some a year, made by the owner.",
  listAllPackages: "Some a year, made by the owner.",
  listMyPackages: "100 at most.",
  listMyWaiting: "50 at most.",
  readTimeline: "What happened to one visit.",
  checkRow: "As many as were asked about.",
};

beforeAll(async () => {
  const now = salon.clock.now();
  const numbers = Array.from({ length: filled }, (_, index) => index);
  const id = (number: number) => ({ id: `many-${number}`, created_at: now - number });
  const person = { email_verified: 0, photo_url: null, phone: null, role: "customer" as const };
  const visit = {
    ...{ user_id: nadia.userId, guest_id: null, purchase_id: null, name: "Nadia", email: nadia.email },
    ...{ phone: "", service_name: "Threading", price_cents: 600, card_cents: 0, discount: null },
    ...{ transaction_id: "", note: "", starts_at: now, ends_at: now, source: null },
  };
  const review = { user_id: null, booking_id: null, name: "Nadia", image: "/art/mark.svg", rating: 5 };
  const shown = { testimonial: "Calm hands.", state: "published" as const, reply: null };
  const message = { first_name: "Nadia", last_name: "", email: nadia.email, mobile: "", message: "Hello." };
  const users = numbers.map((number) => ({
    ...{ ...id(number), ...person, name: `Many ${number}`, email: `many-${number}@example.com` },
    deleted_at: null,
  }));
  await salon.app.engine.transaction(async (tx) => {
    await inParts(users, atOnce, (some) => tx.insertInto("users").values(some).execute());
    await inParts(
      numbers.map((number) => ({ ...id(number), ...visit, state: "cancelled" as const })),
      atOnce,
      (some) => tx.insertInto("bookings").values(some).execute(),
    );
    await inParts(
      numbers.map((number) => ({ ...id(number), ...review, ...shown, hidden_reason: null })),
      atOnce,
      (some) => tx.insertInto("reviews").values(some).execute(),
    );
    await inParts(
      numbers.map((number) => ({ ...id(number), ...message, handled_at: null })),
      atOnce,
      (some) => tx.insertInto("contact_messages").values(some).execute(),
    );
  });
});

test("every list of the contract has a limit, or a reason why it stays short", () => {
  const lists = Object.entries(calls).filter(([, { answer }]) => answer instanceof z.ZodArray);
  const names = lists.map(([name]) => name as CallName);
  expect(names.filter((name) => (bounds[name] === undefined) === (short[name] === undefined))).toEqual([]);
  expect([...Object.keys(bounds), ...Object.keys(short)].sort()).toEqual(names.toSorted());
});

test.each(Object.entries(bounds) as [CallName, { most: number; leadsOn: boolean }][])(
  "%s returns at most its limit of a longer list",
  async (name, { most, leadsOn }) => {
    const sent: Loose = name === "listUserBookings" ? { params: { email: nadia.email } } : {};
    const { status, headers, body } = await callLoosely(salon, name, sent, owner);
    expect(status).toBe(200);
    expect(body).toHaveLength(most);
    expect(headers.link !== undefined).toBe(leadsOn);
  },
);

test("a person's bookings can be read page by page, each once, newest first", async () => {
  for (const reader of [nadia, owner]) {
    const seen: string[] = [];
    for (let query: Record<string, string> | null = {}; query; ) {
      const { headers, body } = await callFully(
        salon,
        "listUserBookings",
        { params: { email: nadia.email }, query },
        reader,
      );
      expect(headers["x-total-count"]).toBe(String(filled));
      seen.push(...body.map(({ _id }) => _id));
      query = placeIn(headers.link);
    }
    expect(seen).toEqual(Array.from({ length: filled }, (_, number) => `many-${number}`));
  }
});

test("a list sorted by visit continues in that order", async () => {
  const seen = new Set<string>();
  const first: Record<string, string> = { order: "visit", from: "2026-01-01" };
  for (let query: Record<string, string> | null = first; query; ) {
    const { headers, body } = await callFully(salon, "listBookings", { query }, owner);
    for (const { _id } of body) seen.add(_id);
    query = placeIn(headers.link);
  }
  expect(seen.size).toBeGreaterThanOrEqual(filled);
});

test("users are found by words of their names and addresses, page by page", async () => {
  const query = { search: "EXAMPLE.com many-71" };
  const { headers, body } = await callFully(salon, "listUsers", { query }, owner);
  const found = body.map(({ name }) => name);
  // Number 71, and 710 to 719. The highest number came first.
  expect(found).toEqual([...Array.from({ length: 10 }, (_, last) => `Many ${719 - last}`), "Many 71"]);
  expect(headers["x-total-count"]).toBe("11");
  const page = await callLoosely(salon, "listUsers", { query: { ...query, limit: "2" } }, owner);
  const place = placeIn(page.headers.link);
  const rest = await callFully(salon, "listUsers", { query: place ?? {} }, owner);
  expect(rest.body[0]?.name).toBe("Many 717");
  expect((await callLoosely(salon, "listUsers", { query: { search: "%" } }, owner)).body).toEqual([]);
});

function placeIn(link: unknown): Record<string, string> | null {
  const [, target] = /^<([^>]+)>; rel="next"$/.exec(String(link)) ?? [];
  return target === undefined
    ? null
    : Object.fromEntries(new URL(target, "http://salon.example").searchParams);
}

test("visitors read every review page by page, and get the same from the cache", async () => {
  const readAll = async () => {
    const seen: string[] = [];
    for (let query: Record<string, string> | null = {}; query; ) {
      const { headers, body } = await callFully(salon, "listReviews", { query });
      expect(Number(headers["x-total-count"])).toBeGreaterThanOrEqual(filled);
      seen.push(...body.map(({ _id }) => _id));
      query = placeIn(headers.link);
    }
    return seen;
  };
  const seen = await readAll();
  expect(seen.filter((id) => id.startsWith("many-"))).toEqual(
    Array.from({ length: filled }, (_, number) => `many-${number}`),
  );
  expect(new Set(seen).size).toBe(seen.length);
  expect(await readAll()).toEqual(seen);
});

test.each([
  ["listAllReviews", { state: "published" }],
  ["listContactMessages", { handled: "false" }],
  ["listContactMessages", {}],
] as const)("%s can be read page by page, each once, newest first", async (name, narrowed) => {
  const seen: string[] = [];
  for (let query: Record<string, string> | null = { ...narrowed, limit: "200" }; query; ) {
    const { headers, body } = await callFully(salon, name, { query }, owner);
    expect(Number(headers["x-total-count"])).toBeGreaterThanOrEqual(filled);
    seen.push(...body.map(({ _id }) => _id));
    query = placeIn(headers.link);
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.filter((id) => id.startsWith("many-"))).toEqual(
    Array.from({ length: filled }, (_, number) => `many-${number}`),
  );
});

test("a list filtered by state contains no other state", async () => {
  const { body, headers } = await callLoosely(salon, "listAllReviews", { query: { state: "hidden" } }, owner);
  expect([body, headers["x-total-count"]]).toEqual([[], "0"]);
  const handled = await callLoosely(salon, "listContactMessages", { query: { handled: "true" } }, owner);
  expect([handled.body, handled.headers["x-total-count"]]).toEqual([[], "0"]);
  const { status } = await callLoosely(salon, "listAllReviews", { query: { limit: "2" } }, owner);
  expect(status).toBe(422);
});
