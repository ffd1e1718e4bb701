import { expect, test } from "vitest";
import { access } from "#contract/access.ts";
import { type CallName, methodAndPath, paths } from "#contract/paths.ts";
import { readCost, readLimit } from "#server/http/limits.ts";
import { callLoosely } from "#tests/support/calls.ts";
import { minutes } from "#tests/support/clock.ts";
import { givenSalon } from "#tests/support/given.ts";
import { addPerson, type Person, tokenOf } from "#tests/support/people.ts";
import { recordReads } from "#tests/support/rows-read.ts";
import type { TestSalon } from "#tests/support/salon.ts";
import { serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();

const reads = (Object.keys(paths) as CallName[]).filter((name) => methodAndPath(name).method === "GET");
const publicReads = reads.filter((name) => access[name] === "anyone");
const endless = { from: "2000-01-01", to: "2999-12-31" };

test.each(publicReads)("%s does not list a thousand years for a visitor", async (name) => {
  const asked = { params: { id: "x", token: "x" }, query: { ...endless, service: "x" } };
  const { status } = await callLoosely(salon, name, asked);
  expect(status).toBeLessThan(500);
});

test.each(["readAvailability", "readCalendar", "readRevenue"] as const)(
  "%s refuses a thousand years before it computes a single date",
  async (name) => {
    const admin = await addPerson(salon, { role: "admin" });
    const query = { ...endless, ...(name === "readAvailability" && { service: "x" }) };
    const { status, body } = await callLoosely(salon, name, { query }, admin);
    expect([status, body.code, body.errors?.map(({ field }) => field)]).toEqual([
      422,
      "invalid_input",
      ["to"],
    ]);
  },
);

test("a question is cached once, however it is spelled and whatever is in place of a token", async () => {
  const { _id } = await serviceNamed(salon, "Threading");
  const ask = async (query: string, headers: Record<string, string> = {}) => {
    const answer = await salon.server.inject({ url: `/api/availability?${query}`, headers });
    expect(answer.statusCode).toBe(200);
    return answer.json();
  };
  const spellings = [
    `service=${_id}&from=2026-11-24&to=2026-11-24`,
    `to=2026-11-24&from=2026-11-24&service=${_id}`,
    `service=${_id}&master=any&from=2026-11-24&to=2026-11-24`,
    `%73ervice=${_id}&from=2026%2D11%2D24&to=2026-11-24`,
    `service=${_id}&from=2026-11-24&to=2026-11-24&`,
  ];
  // The very first query also reads the catalogue, which is then cached.
  await ask(`service=${_id}&from=2026-11-26&to=2026-11-26`);
  const asked = await statementsOf(salon, async () => {
    for (const spelling of spellings) await ask(spelling);
    for (const authorization of ["nobody", "Bearer nobody", "Bearer a.b.c", "Basic eDp5"]) {
      await ask(spellings[0] ?? "", { authorization });
    }
  });
  const once = await statementsOf(salon, () => ask(`service=${_id}&from=2026-11-25&to=2026-11-25`));
  expect(asked).toBe(once);
});

test("a network that asks without end must wait, and nobody else does", async () => {
  const { _id } = await serviceNamed(salon, "Threading");
  salon.clock.advance(minutes(2));
  const ask = (second: number, remoteAddress: string) =>
    salon.server.inject({
      url: `/api/services/${_id}`,
      remoteAddress,
      headers: { "x-forwarded-for": `10.0.0.${second % 250}` },
    });
  for (let time = 0; time < readLimit.calls; time++) {
    expect((await ask(time, "192.0.2.1")).statusCode).toBe(200);
  }
  const refused = await ask(1, "192.0.2.1");
  expect([refused.statusCode, refused.json().code, refused.headers["retry-after"]]).toEqual([
    429,
    "too_many_requests",
    "60",
  ]);
  expect((await ask(1, "192.0.2.2")).statusCode).toBe(200);
  salon.clock.advance(minutes(1));
  expect((await ask(1, "192.0.2.1")).statusCode).toBe(200);
});

test("a guest on the salon's network blocks neither its desk nor other guests, whatever that phone requests", async () => {
  salon.clock.advance(minutes(1));
  const staff = await addPerson(salon, { role: "staff" });
  const guest = await addPerson(salon);
  const { _id } = await serviceNamed(salon, "Threading");
  const remoteAddress = "192.0.2.9";
  const ask = async (url: string, as?: Person) => {
    const authorization = as && `Bearer ${await tokenOf(salon, as)}`;
    return await salon.server.inject({
      url,
      remoteAddress,
      headers: { ...(authorization && { authorization }) },
    });
  };
  const ofDesk = "/api/calendar?from=2026-11-24&to=2026-11-24";
  for (const url of [ofDesk, "/api/me", `/api/services/${_id}`]) {
    for (let time = 0; time <= readLimit.calls; time++) await ask(url);
  }
  expect((await ask(ofDesk, staff)).statusCode).toBe(200);
  expect((await ask(ofDesk)).statusCode).toBe(401);
  expect((await ask(`/api/services/${_id}`, staff)).statusCode).toBe(200);
  expect((await ask("/api/me", guest)).statusCode).toBe(200);
  // Public reads still count per network, because creating an account takes only a moment.
  expect((await ask(`/api/services/${_id}`, guest)).statusCode).toBe(429);
});

test("two months of a visit with eight services count as sixteen months", () => {
  const cost = (service: string | string[], from: string, to: string) =>
    readCost("readAvailability", { service, from, to });
  expect(cost("s", "2026-12-01", "2026-12-31")).toBe(1);
  expect(
    cost(
      Array.from({ length: 8 }, () => "s"),
      "2026-12-01",
      "2027-01-31",
    ),
  ).toBe(16);
  expect(cost("s", "2000-01-01", "2999-12-31")).toBe(1);
  expect(readCost("listServices", {})).toBe(1);
});

test("a network over its limit still gets cached answers", async () => {
  salon.clock.advance(minutes(1));
  const ask = (url: string) => salon.server.inject({ url, remoteAddress: "192.0.2.3" });
  expect((await ask("/api/masters")).statusCode).toBe(200);
  for (let time = 0; time <= readLimit.calls; time++) await ask("/api/masters");
  expect((await ask("/api/masters")).statusCode).toBe(200);
});

test("a request with hundreds of mistakes lists fifty of them", async () => {
  const admin = await addPerson(salon, { role: "admin" });
  const ids = Array.from({ length: 400 }, () => 1);
  const { status, body } = await callLoosely(salon, "orderServices", { body: { ids } }, admin);
  expect([status, body.errors?.length]).toEqual([422, 50]);
});

/** How many statements some work sends. */
async function statementsOf({ app }: TestSalon, work: () => Promise<unknown>): Promise<number> {
  const { engine } = app;
  const recorded = recordReads(engine);
  app.engine = recorded.engine;
  await work();
  app.engine = engine;
  return recorded.statements.length;
}
