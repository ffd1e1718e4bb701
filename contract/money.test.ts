import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { type CallSchema, calls } from "#contract/calls.ts";
import { balance, money, price } from "#contract/fields.ts";
import { toCents, toDollars } from "#domain/money.ts";

/** Fields that need not be whole numbers and are not money. */
const noMoney = new Set([
  "percent",
  "taxPercent",
  "noticeHours",
  "graceMinutes",
  "cancelNoticeHours",
  "moveNoticeHours",
  "rating",
]);

test("every amount of every call is in whole cents within bounds", () => {
  const schemas = Object.entries<CallSchema>(calls).flatMap(([name, { params, query, body, answer }]) =>
    [params, query, body, answer].flatMap((schema) => (schema ? [{ name, schema }] : [])),
  );
  const loose = schemas.flatMap(({ name, schema }) => looseNumbers(name, toJson(schema)));
  expect(loose).toEqual([]);
});

test("whole cents up to a billion dollars are accepted, and fractions of a cent are not", () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }), (cents) => {
      expect(balance.safeParse(toDollars(cents)).success).toBe(true);
    }),
  );
  for (const amount of [0.001, 1e-7, 1.005, 99.999, -0.01, 10_000_000.01, 1e300]) {
    expect([amount, money.safeParse(amount).success]).toEqual([amount, false]);
  }
  for (const amount of [0.49, 0.001, 100_000.01]) expect(price.safeParse(amount).success).toBe(false);
});

test("every accepted amount can be expressed in cents", () => {
  const amounts = fc.oneof(
    fc.double({ min: 0, max: 1e7 }),
    fc.constantFrom(5e-324, 1e-10, 0.1 + 0.2, 4.35 * 100),
  );
  fc.assert(
    fc.property(amounts, (amount) => {
      if (money.safeParse(amount).success) expect(Number.isInteger(toCents(amount))).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

type Json = z.core.JSONSchema.BaseSchema;

function toJson(schema: z.ZodType): Json {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" });
}

/** Names of the numbers below a schema that are neither integers nor amounts nor known exceptions. */
function looseNumbers(name: string, schema: Json): string[] {
  if (schema.type === "number")
    return isAmount(schema) || noMoney.has(name.split(".").at(-1) ?? "") ? [] : [name];
  const parts = Object.entries(schema.properties ?? {}).map(
    ([key, part]) => [`${name}.${key}`, part] as const,
  );
  const rest = [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return [...parts, ...rest.flat().map((part) => [name, part] as const)].flatMap(([path, part]) =>
    typeof part === "object" ? looseNumbers(path, part) : [],
  );
}

function isAmount({ multipleOf, minimum, maximum }: Json): boolean {
  return multipleOf === 0.01 && minimum !== undefined && maximum !== undefined;
}
