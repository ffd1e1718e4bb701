import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { NodeSqliteDialect } from "#server/database/engines/node-sqlite-dialect.ts";
import type { Handle } from "#server/database/handle.ts";
import { keptQuery } from "#server/database/kept-query.ts";
import type { Schema } from "#server/database/schema.ts";

let db: Kysely<Schema>;
let built: number;

beforeEach(() => {
  db = openDatabase();
  built = 0;
});

afterEach(() => db.destroy());

const openDatabase = () =>
  new Kysely<Schema>({ dialect: new NodeSqliteDialect(new DatabaseSync(":memory:"), "immediate") });

const say = keptQuery((db: Handle, word: string, number: number, nothing: string | null) => {
  built++;
  return db.selectNoFrom([
    sql<number>`${number}`.as("number"),
    sql<string>`${word}`.as("word"),
    sql<string>`${word} || '!'`.as("loud"),
    sql<string | null>`${nothing}`.as("nothing"),
  ]);
});

test("each call sends its own values, though the statement is put together once", async () => {
  expect(await say(db, "one", 1, null)).toEqual([{ number: 1, word: "one", loud: "one!", nothing: null }]);
  expect(await say(db, "two", 2, "x")).toEqual([{ number: 2, word: "two", loud: "two!", nothing: "x" }]);
  await db.transaction().execute(async (tx) => {
    expect(await say(tx, "three", 3, null)).toMatchObject([{ number: 3, loud: "three!", nothing: null }]);
  });
  expect(built).toBe(1);
});

test("calls at once do not mix their values", async () => {
  const words = ["one", "two", "three"];
  const said = await Promise.all(words.map((word, place) => say(db, word, place, null)));
  expect(said.flat().map(({ word, number }) => `${word} ${number}`)).toEqual(["one 0", "two 1", "three 2"]);
});

test("another database gets a statement of its own", async () => {
  const other = openDatabase();
  await say(db, "one", 1, null);
  await say(other, "one", 1, null);
  await other.destroy();
  expect(built).toBe(2);
});

test("a plugin sees every query, and may change it", async () => {
  const seen: string[] = [];
  const watched = db.withPlugin({
    transformQuery: ({ node }) => {
      seen.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await say(watched, "one", 1, null);
  await say(watched, "two", 2, null);
  expect(seen).toEqual(["SelectQueryNode", "SelectQueryNode"]);
});
