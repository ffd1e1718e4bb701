import { expect, test } from "vitest";
import { migrations } from "#server/database/migrations/list.ts";

/** From this step on, a server of the previous version runs beside the first one of the new version. */
const first = "0055-turns";
/** Steps that recreate a table or a rule, each with why servers of the previous version keep working. */
const madeAnew: Record<string, string> = {
  "0057-gift-cards": "The tables have the columns that they had, under their names, and take what they took.",
  "0063-visit-changes":
    "Of the two rules for open purchases one refuses less than before, the other is about changes, which nobody wrote before.",
  "0079-proved-mobiles":
    "The rule is about the column that is added, which servers of the version before leave empty.",
  "0086-offered-hours": "The rule for open purchases refuses less than before.",
  "0083-desk-packages":
    "The column has what it had, under its name, and is empty only for what servers of the version before never sell.",
};

/** A step only asks the engine for what the engines spell differently. */
const engine: Parameters<(typeof migrations)[number]["statements"]>[0] = {
  name: "postgres",
  types: { timestamp: "timestamptz", boolean: "boolean" },
  appendOnly: () => [],
  forgettable: () => [],
  afterChange: () => [],
  drawnName: "''",
};

const takesAway = /\b(drop (table|column)|rename|alter column|set not null|truncate)\b/i;
const asksForMore = /\badd column\b(?!.*\bdefault\b).*\bnot null\b/i;
const forbidsMore = /\badd constraint\b|\bcreate unique index\b/i;

test("a schema step only adds, so that servers of the previous version keep working", () => {
  const steps = migrations.slice(migrations.findIndex(({ name }) => name === first));
  expect(steps.length).toBeGreaterThan(0);
  const refused = steps.flatMap(({ name, statements }) => {
    if (madeAnew[name]) return [];
    const all = statements(engine);
    const made = all.flatMap((one) => /^\s*create table (\w+)/i.exec(one)?.[1] ?? []);
    return all
      .filter((one) => takesAway.test(one) || asksForMore.test(one) || forbidsOld(one, made))
      .map((one) => `${name}: ${one}`);
  });
  expect(refused).toEqual([]);
});

/** A rule for a table that the step itself creates does not concern a version that doesn't know the table. */
function forbidsOld(statement: string, made: readonly string[]): boolean {
  const table = /\bon (\w+)/i.exec(statement)?.[1] ?? "";
  return forbidsMore.test(statement) && !made.includes(table);
}
