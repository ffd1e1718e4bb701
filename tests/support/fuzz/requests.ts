import type { Known } from "#tests/support/fuzz/known.ts";
import { type Dice, drawValue, type JsonSchema, odd } from "#tests/support/fuzz/schema-values.ts";

/** One operation of /api/openapi.json. */
export interface Operation {
  method: string;
  path: string;
  operationId: string;
  parameters: { name: string; in: "path" | "query"; required: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content: Record<string, { schema: JsonSchema }> }>;
}

/** A request for one operation. */
export interface FuzzRequest {
  operation: Operation;
  url: string;
  contentType?: string;
  payload?: string | Buffer;
}

export interface OpenApi {
  paths: Record<string, Record<string, Omit<Operation, "method" | "path">>>;
}

export function operationsOf({ paths }: OpenApi): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );
}

/** A request that an operation describes. Almost half of them are broken in one or two places. */
export function draw(dice: Dice, operation: Operation, known: Known): FuzzRequest {
  const spoilt = dice.chance(0.45);
  const hints = known.hintsFor(dice, operation);
  const values = operation.parameters.flatMap(({ name, required, schema, ...parameter }) =>
    required || dice.chance(0.5)
      ? [{ name, in: parameter.in, value: drawValue(dice, schema, hints, name) }]
      : [],
  );
  if (spoilt) spoilQuery(dice, values);
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(asText(values.find((one) => one.in === "path" && one.name === name)?.value) || "x"),
  );
  const query = new URLSearchParams(
    values.flatMap(({ name, value, ...one }) =>
      one.in === "query" ? [value].flat().map((each): [string, string] => [name, asText(each)]) : [],
    ),
  );
  const url = `/api${path}${query.size > 0 ? `?${query}` : ""}`;
  return { operation, url, ...bodyOf(dice, operation, known, spoilt) };
}

function bodyOf(
  dice: Dice,
  operation: Operation,
  known: Known,
  spoilt: boolean,
): Pick<FuzzRequest, "contentType" | "payload"> {
  const [entry] = Object.entries(operation.requestBody?.content ?? {});
  if (!entry) return dice.chance(0.03) ? { contentType: "application/json", payload: "{}" } : {};
  const [contentType, { schema }] = entry;
  if (contentType === "multipart/form-data") return formOf(dice);
  const hints = known.hintsFor(dice, operation);
  const body = drawValue(dice, schema, hints);
  if (!spoilt) return { contentType, payload: JSON.stringify(body) };
  if (dice.chance(0.05)) return { contentType, payload: dice.pick(["", "{", "[1,", "nul", '{"a":1}}']) };
  if (dice.chance(0.03)) return { contentType: "text/plain", payload: JSON.stringify(body) };
  return { contentType, payload: JSON.stringify(spoil(dice, body)) };
}

/** Replaces one part of a value with something that is invalid there. */
function spoil(dice: Dice, value: unknown): unknown {
  if (typeof value !== "object" || value === null || dice.chance(0.1)) return dice.pick(odd);
  if (Array.isArray(value)) {
    if (value.length === 0) return [dice.pick(odd)];
    const at = dice.below(value.length);
    return value.map((one, index) => (index === at ? spoil(dice, one) : one));
  }
  const keys = Object.keys(value);
  if (keys.length === 0 || dice.chance(0.1)) return { ...value, [dice.pick(extra)]: dice.pick(odd) };
  const key = dice.pick(keys);
  const { [key]: old, ...rest } = value as Record<string, unknown>;
  return dice.chance(0.25) ? rest : { ...rest, [key]: spoil(dice, old) };
}

const extra = ["x", "role", "_id", "constructor", "email"];

function spoilQuery(dice: Dice, values: { name: string; in: "path" | "query"; value: unknown }[]): void {
  const one = values.length > 0 ? dice.pick(values) : undefined;
  if (one && dice.chance(0.7)) one.value = dice.pick(odd);
  else values.push({ name: dice.pick([...extra, "limit", "cursor"]), in: "query", value: dice.pick(odd) });
}

/** A value as an address can carry it: percent-encoding can't express lone surrogates. */
function asText(value: unknown): string {
  const text = typeof value === "object" ? (JSON.stringify(value) ?? "") : String(value);
  return text.slice(0, 2000).toWellFormed();
}

/** The smallest valid picture, or something that is not a picture. */
function formOf(dice: Dice): Pick<FuzzRequest, "contentType" | "payload"> {
  const boundary = "fuzz";
  const bytes = dice.chance(0.3) ? smallest : Buffer.from(asText(dice.pick(odd)));
  const field = dice.chance(0.8) ? "image" : "file";
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    payload: Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="a.png"\r\n\r\n`,
      ),
      bytes,
      Buffer.from(dice.chance(0.9) ? `\r\n--${boundary}--\r\n` : ""),
    ]),
  };
}

const smallest = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
