/** The part of JSON Schema that the contract uses. */
export interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  format?: string;
  pattern?: string;
}

/** Draws values at random. */
export interface Dice {
  /** From 0 to 1. */
  next(): number;
  /** An integer from 0 up, below `count`. */
  below(count: number): number;
  pick<Value>(values: readonly Value[]): Value;
  chance(share: number): boolean;
}

export function createDice(next: () => number): Dice {
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    below,
    pick(values) {
      const value = values[below(values.length)];
      if (value === undefined && values.length === 0) throw new Error("There is nothing to pick from.");
      return value as (typeof values)[number];
    },
    chance: (share) => next() < share,
  };
}

/** A likely value for a field, by its name; undefined when only the schema is known. */
export type Hints = (field: string) => unknown;

/**
 * A random value that matches a schema, except for rules that JSON Schema can't express.
 * @param field the name of its field
 */
export function drawValue(
  dice: Dice,
  schema: JsonSchema,
  hints: Hints,
  field = "",
  defs = schema.$defs,
): unknown {
  const hinted = dice.chance(0.85) ? hints(field) : undefined;
  const deeper = (part: JsonSchema, name = field) => drawValue(dice, part, hints, name, defs);
  if (schema.$ref) return deeper(defs?.[schema.$ref.split("/").at(-1) ?? ""] ?? {});
  if ("const" in schema) return schema.const;
  if (schema.enum) return dice.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return deeper(dice.pick(choices));
  if (schema.allOf) return deeper(Object.assign({}, ...schema.allOf));
  switch (Array.isArray(schema.type) ? dice.pick(schema.type) : schema.type) {
    case "object":
      return objectOf(dice, schema, deeper);
    case "array":
      return Array.from({ length: lengthOf(dice, schema.minItems ?? 0, schema.maxItems ?? 3) }, () =>
        deeper(schema.items ?? {}),
      );
    case "string":
      return hinted ?? textOf(dice, schema);
    case "number":
    case "integer":
      return typeof hinted === "number" ? hinted : numberOf(dice, schema);
    case "boolean":
      return dice.chance(0.5);
    case "null":
      return null;
    default:
      return hinted ?? dice.pick(odd);
  }
}

function objectOf(
  dice: Dice,
  { properties = {}, required = [] }: JsonSchema,
  deeper: (part: JsonSchema, name: string) => unknown,
): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(properties)) {
    if (required.includes(name) || dice.chance(0.35)) made[name] = deeper(part, name);
  }
  return made;
}

function lengthOf(dice: Dice, least: number, most: number): number {
  return least + dice.below(Math.min(most, least + 3) - least + 1);
}

function textOf(dice: Dice, { format, minLength = 0, maxLength = 40, pattern }: JsonSchema): string {
  if (format === "email") return dice.pick(["guest@example.com", "Somebody@Example.COM", "a@b.co"]);
  if (format === "date") return `2026-${dice.pick(["11", "12"])}-${dice.pick(["01", "24", "25", "30"])}`;
  if (format === "date-time")
    return `2026-11-${dice.pick(["24", "25", "26"])}T0${dice.below(10)}:${dice.pick(["00", "15", "02"])}:00Z`;
  if (pattern?.includes(":"))
    return `${dice.pick(["09", "10", "17", "23"])}:${dice.pick(["00", "30", "55"])}`;
  const length = Math.max(minLength, Math.min(maxLength, dice.below(24)));
  return Array.from({ length }, () => dice.pick(letters)).join("");
}

const letters = [..."abcXYZ 0189-_.,'শিউ👩🏽‍🦱<&"];

function numberOf(dice: Dice, { minimum = -5, maximum = 500, multipleOf, type }: JsonSchema): number {
  const span = Math.min(maximum, minimum + 500) - minimum;
  const step = multipleOf ?? (type === "integer" ? 1 : 0.01);
  const drawn = dice.chance(0.2) ? dice.pick([minimum, maximum]) : minimum + dice.next() * span;
  return Number((Math.round(drawn / step) * step).toFixed(2));
}

/** Values that no field is made for. */
export const odd: readonly unknown[] = [
  null,
  true,
  "",
  " ",
  "x".repeat(5000),
  "\0",
  "a\ud800",
  "\r\nBcc: everybody@example.com",
  "a\u202eb",
  "__proto__",
  "' or 1=1 --",
  "%00",
  "1e400",
  "2026-02-30",
  "2000-01-01",
  "2999-12-31",
  "2026-11-25T12:00:00+06:00",
  0,
  -0,
  -1,
  0.001,
  1e-7,
  5e-324,
  99_999.99999999999,
  2 ** 31,
  2 ** 53,
  1e308,
  [],
  {},
  [[[[]]]],
  { toString: 1 },
  Array.from({ length: 300 }, (_, index) => `${index}`),
];
