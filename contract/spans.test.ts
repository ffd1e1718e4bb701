import { expect, test } from "vitest";
import { z } from "zod";
import { type CallSchema, calls } from "#contract/calls.ts";
import { datesAtMost } from "#contract/spans.ts";

/** These filter a list by two instants, not by dates. */
const filters = ["listBookings"];
/** Here from and to are people. */
const gifts = ["createGiftCardPayment", "sellGiftCard"];

const dated = Object.entries(calls as Record<string, CallSchema>).filter(([name]) => !gifts.includes(name));
const spans = dated.flatMap(([name, { query, body }]) =>
  [query, body].flatMap((schema) => (schema && has(schema, "from", "to") ? [{ name, schema }] : [])),
);

test.each(spans.filter(({ name }) => !filters.includes(name)))(
  "$name refuses a thousand years, reversed dates and invalid dates",
  ({ schema }) => {
    const asked = (from: string, to: string) => {
      const known = { from, to, service: "s", masterId: null, reason: "Holidays" };
      const sent = Object.fromEntries(Object.entries(known).filter(([key]) => has(schema, key)));
      return schema.safeParse(sent);
    };
    expect(asked("2026-11-24", "2026-11-24").success).toBe(true);
    for (const [from, to] of [
      ["2000-01-01", "2999-12-31"],
      ["2026-01-01", "2027-02-05"],
      ["2026-11-25", "2026-11-24"],
    ] as const) {
      expect(asked(from, to).error?.issues.map(({ path }) => path.join())).toEqual(["to"]);
    }
    expect(asked("2026-02-30", "soon").success).toBe(false);
  },
);

test("every call with a range of dates is covered here", () => {
  expect(spans.map(({ name }) => name).toSorted()).toEqual([
    "createHoursException",
    "listBookings",
    "readAvailability",
    "readCalendar",
    "readFigures",
    "readPlaces",
    "readRevenue",
  ]);
});

test("both ends of a span count", () => {
  const [fits] = datesAtMost(31);
  expect(fits({ from: "2026-01-01", to: "2026-01-31" })).toBe(true);
  expect(fits({ from: "2026-01-01", to: "2026-02-01" })).toBe(false);
});

function has(schema: z.ZodType, ...keys: string[]): boolean {
  const { properties = {} } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return keys.every((key) => key in properties);
}
