import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#app/lib/query-client.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const minute = 60_000;

test("data stays fresh for five minutes", async () => {
  const client = createQueryClient();
  const queryFn = vi.fn(async () => "services");
  const read = () => client.fetchQuery({ queryKey: ["services"], queryFn });
  await read();
  vi.advanceTimersByTime(5 * minute - 1);
  await read();
  expect(queryFn).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await read();
  expect(queryFn).toHaveBeenCalledTimes(2);
  client.clear();
});

test("a read without an answer is retried three times, after one, two and four seconds", async () => {
  const client = createQueryClient();
  const tries: number[] = [];
  const start = Date.now();
  const queryFn = async () => {
    tries.push(Date.now() - start);
    throw new Error("no answer");
  };
  // A fetch outside of an observer does not retry by default, so take the defaults that observers use.
  const { retry, retryDelay } = client.getDefaultOptions().queries ?? {};
  const options = {
    queryKey: ["masters"],
    queryFn,
    ...(retry && { retry }),
    ...(retryDelay && { retryDelay }),
  };
  const read = client.fetchQuery(options).catch(String);
  await vi.advanceTimersByTimeAsync(minute);
  expect(await read).toContain("no answer");
  expect(tries).toEqual([0, 1000, 3000, 7000]);
  client.clear();
});

test("the wait between retries never exceeds thirty seconds, and a change is never retried", () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  const wait = queries?.retryDelay;
  if (typeof wait !== "function") throw new Error("The wait grows.");
  expect([0, 1, 2, 3, 4, 5, 9].map((failures) => wait(failures, new Error()))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
  expect(mutations?.retry).toBe(0);
});
