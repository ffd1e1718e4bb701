import { expect, test } from "vitest";
import { tellOnPostgres } from "#server/database/engines/postgres-telling.ts";
import { readTold } from "#server/database/engines/topics.ts";

test("notifications that the database refuses are sent again, as a change of anything", async () => {
  const database = databaseThatRefuses(1);
  let doubts = 0;
  const telling = tellOnPostgres(database, "here", () => doubts++);
  telling.tell({ topic: "pages", about: ["readSalon"] });
  expect(await database.next()).toMatchObject([{ topic: "pages", about: ["readSalon"] }]);
  expect(telling.newest()).toBeNull();
  expect(await database.next()).toEqual([{ topic: "pages" }, { topic: "availability" }]);
  await telling.end();
  expect([doubts, telling.newest()]).toEqual([1, "0/1"]);
});

test("a server that ends does not wait for a database that accepts nothing", async () => {
  const database = databaseThatRefuses(Number.POSITIVE_INFINITY);
  const telling = tellOnPostgres(database, "here", () => undefined);
  telling.tell({ topic: "pages" });
  await telling.end();
  expect(await database.next()).toEqual([{ topic: "pages" }]);
});

/** Refuses the first notices. `next` resolves to the next notice. */
function databaseThatRefuses(times: number) {
  const told: string[] = [];
  const waiting: (() => void)[] = [];
  let asked = 0;
  const query = async (_sql: string, [, , payload = ""]: string[]) => {
    told.push(payload);
    waiting.shift()?.();
    if (asked++ < times) throw new Error("Connection terminated unexpectedly");
    return { rows: [{ at: "0/1" }] };
  };
  return {
    query,
    async next() {
      if (told.length === 0) await new Promise<void>((resolve) => waiting.push(resolve));
      return readTold(`there\n${told.shift()}`).all;
    },
  };
}
