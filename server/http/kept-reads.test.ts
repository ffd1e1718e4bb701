import { beforeEach, expect, test } from "vitest";
import { keepReads } from "#server/http/kept-reads.ts";

let now: number;
let asked: string[];
let pages: ReturnType<typeof keepReads<(name: string, ...sent: unknown[]) => Promise<unknown>>>;

beforeEach(() => {
  now = 0;
  asked = [];
  const client = async (name: string, ..._sent: unknown[]) => {
    asked.push(name);
    if (name === "listReviews") throw new Error("The database is away.");
    return asked.length;
  };
  pages = keepReads(
    client,
    () => now,
    () => true,
  );
});

test("pages rendered within seconds of each other read the salon once", async () => {
  const first = await pages.client("listServices");
  expect(await pages.client("listServices")).toBe(first);
  now += 5_000;
  expect(await pages.client("listServices")).not.toBe(first);
  expect(asked).toEqual(["listServices", "listServices"]);
});

test("a change drops what was read, including reads in progress", async () => {
  const before = pages.client("listServices");
  pages.forget();
  expect(await pages.client("listServices")).not.toBe(await before);
});

test("a failed read is retried", async () => {
  await expect(pages.client("listReviews")).rejects.toThrow("away");
  await expect(pages.client("listReviews")).rejects.toThrow("away");
  expect(asked).toHaveLength(2);
});

test("requests that send data or their own parameters are never shared", async () => {
  const question = { query: { service: "bath" } };
  await pages.client("readNextHours", question);
  await pages.client("readNextHours", question);
  expect(asked).toHaveLength(2);
});

test("pages that wait for the same refused read can each read the refusal", async () => {
  const { client } = keepReads(
    async (_name: string) => {
      throw new Response("not ready", { status: 503 });
    },
    () => now,
    () => true,
  );
  const refusals = await Promise.all(
    [1, 2].map(() => client("listServices").catch((refusal: Response) => refusal.text())),
  );
  expect(refusals).toEqual(["not ready", "not ready"]);
});
