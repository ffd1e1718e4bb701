import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { writeTold } from "#server/database/engines/topics.ts";
import { call } from "#tests/support/calls.ts";
import { givenSalon } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { recordReads } from "#tests/support/rows-read.ts";
import { until } from "#tests/support/until.ts";
import { book, freeHours, freeVisit, hold } from "#tests/support/visits.ts";

const salon = givenSalon();

// On PostgreSQL, the cache is dropped once more when the server starts to listen to the others.
beforeAll(async () => {
  const { engine } = salon.app;
  if (engine.name === "sqlite") return;
  let hears = false;
  const stop = engine.subscribe((topic) => {
    hears ||= topic === "pages";
  });
  const told = `another 0/0\n${writeTold([{ topic: "pages" }])}`;
  await until("the server to hear the others", async () => {
    await sql`select pg_notify('shiuli', ${told})`.execute(engine.write);
    return hears || null;
  });
  stop();
});

test("a booking drops the cached hours of its day and its month's overview, and no other day's", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const day = visit.startsAt.slice(0, 10);
  const questions = {
    "its day": ask(visit.service._id, day, day),
    "its month": ask(visit.service._id, "2026-11-23", "2026-12-22"),
    "the day after": ask(visit.service._id, dayAfter(day, 1), dayAfter(day, 1)),
    "a week later": ask(visit.service._id, dayAfter(day, 7), dayAfter(day, 7)),
    services: "/api/services",
  };
  for (const question of Object.values(questions)) await read(question);
  expect(await readAnew(questions)).toEqual([]);

  const { purchaseId } = await hold(salon, guest, visit);
  expect(await readAnew(questions)).toEqual(["its day", "its month"]);
  await call(salon, "releasePurchase", { params: { id: purchaseId } }, guest);
  expect(await readAnew(questions)).toEqual(["its day", "its month"]);

  const { bookingId: id } = await book(salon, guest, visit);
  expect(await readAnew(questions)).toEqual(["its day", "its month"]);
  await call(salon, "cancelBooking", { params: { id }, body: {} }, guest);
  expect(await readAnew(questions)).toEqual(["its day", "its month"]);
});

test("the cached next hours of a service outlive a booking weeks later, and drop with one that takes the last of them", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const { service } = visit;
  const question = `/api/availability/next?service=${service._id}`;
  const { masters } = await call(salon, "readNextHours", { query: { service: [service._id] } });
  const next = masters.flatMap(({ masterId, next }) => (next ? [{ masterId, startsAt: next.startsAt }] : []));
  const last = next.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt)).at(-1);
  const [later] = (await freeHours(salon, [service._id])).slice(-1);
  await read(question);

  const weeksLater = { service, masterId: later?.masterIds[0] ?? "", startsAt: later?.startsAt ?? "" };
  await hold(salon, guest, weeksLater);
  expect(await readAnew({ question })).toEqual([]);
  await hold(salon, await addPerson(salon), { ...visit, ...last });
  expect(await readAnew({ question })).toEqual(["question"]);
});

test("a service's new price drops every cached answer that shows services or hours", async () => {
  const owner = await addPerson(salon, { role: "admin" });
  const [service] = await call(salon, "listServices", {});
  const id = service?._id ?? "";
  const questions = { services: "/api/services", "a day": ask(id, "2026-11-25", "2026-11-25") };
  for (const question of Object.values(questions)) await read(question);
  await call(salon, "updateService", { params: { id }, body: { price: 77 } }, owner);
  expect(await readAnew(questions)).toEqual(["services", "a day"]);
  expect((await read("/api/services")).json()).toContainEqual(
    expect.objectContaining({ _id: id, price: 77 }),
  );
});

test("a price changed directly in the database appears at once in a signed-in caller's list", async () => {
  const guest = await addPerson(salon);
  const priceOf = async () => (await call(salon, "listServices", {}, guest))[0]?.price;
  expect(await priceOf()).not.toBe(61);
  await salon.app.engine.write.updateTable("services").set({ price_cents: 6100 }).execute();
  expect(await priceOf()).toBe(61);
});

function ask(service: string, from: string, to: string): string {
  return `/api/availability?service=${service}&from=${from}&to=${to}`;
}

function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

async function read(question: string) {
  const answer = await salon.server.inject({ url: question });
  expect(answer.statusCode).toBe(200);
  return answer;
}

/** The questions that are answered from the database instead of the cache. */
async function readAnew(questions: Record<string, string>): Promise<string[]> {
  const { engine } = salon.app;
  const anew: string[] = [];
  for (const [name, question] of Object.entries(questions)) {
    const recorded = recordReads(engine);
    salon.app.engine = recorded.engine;
    await read(question);
    salon.app.engine = engine;
    if (recorded.statements.length > 0) anew.push(name);
  }
  return anew;
}
