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

test("pages that are made within seconds of each other read the salon once", async () => {
  const first = await pages.client("listServices");
  expect(await pages.client("listServices")).toBe(first);
  now += 5_000;
  expect(await pages.client("listServices")).not.toBe(first);
  expect(asked).toEqual(["listServices", "listServices"]);
});

test("a change drops what was read, and what was being read when it came", async () => {
  const before = pages.client("listServices");
  pages.forget();
  expect(await pages.client("listServices")).not.toBe(await before);
});

test("a read that fails is tried again", async () => {
  await expect(pages.client("listReviews")).rejects.toThrow("away");
  await expect(pages.client("listReviews")).rejects.toThrow("away");
  expect(asked).toHaveLength(2);
});

test("what a page sends, and what it asks with words of its own, is never shared", async () => {
  const question = { query: { service: "bath" } };
  await pages.client("readNextHours", question);
  await pages.client("readNextHours", question);
  expect(asked).toHaveLength(2);
});
