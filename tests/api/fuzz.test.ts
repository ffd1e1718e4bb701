import { afterAll, beforeAll, expect, test } from "vitest";
import { paths } from "#contract/paths.ts";
import { playFuzz } from "#tests/support/fuzz/play.ts";
import { createJudge } from "#tests/support/fuzz/verdict.ts";
import { openSalon, type TestSalon } from "#tests/support/salon.ts";

/** `npm run bench:fuzz` sets these. The defaults make a short run. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 1200);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_123);
const withinMs = process.env.FUZZ_REQUESTS ? 60 * 60_000 : 90_000;

// Not a given salon, whose diary is checked at its end: when services change their length, earlier visits keep their
// cells.
let salon: TestSalon;

beforeAll(async () => {
  salon = await openSalon();
});

afterAll(() => salon.close());

test(`no call by any role fails or leaves the documentation (seed ${seed})`, {
  timeout: withinMs + 30_000,
}, async () => {
  const { made, done, faults } = await playFuzz(salon, { seed, requests, withinMs });
  const never = Object.keys(paths).filter((name) => !done.has(name));
  process.stdout.write(`${made} requests, seed ${seed}; never done: ${never.join(", ") || "none"}\n`);
  expect(faults.join("\n\n")).toBe("");
  expect(salon.bugs).toEqual([]);
  expect(done.size).toBeGreaterThan(40);
});

test("the judge detects what it should", async () => {
  const { components, paths: described } = (await salon.server.inject({ url: "/api/openapi.json" })).json();
  const judge = createJudge(components.schemas);
  const operation = { ...described["/rooms"].post, method: "POST", path: "/rooms" };
  const judged = (status: number, body: object, type = "application/json") =>
    judge(operation, { status, type, text: JSON.stringify(body) });
  expect(judged(201, { insertedId: "x" })).toBe(null);
  expect(judged(201, { insertedId: "x", secret: 1 })).toContain("outside its schema");
  expect(judged(201, { insertedId: 1 })).toContain("outside its schema");
  expect(judged(500, {})).toContain("500");
  expect(judged(404, { status: 404 })).toContain("application/json");
  expect(judged(404, { status: 404 }, "application/problem+json")).toContain("outside its schema");
});
