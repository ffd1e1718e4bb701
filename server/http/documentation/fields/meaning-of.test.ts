import { expect, test } from "vitest";
import { commonFields } from "#server/http/documentation/fields/common.ts";
import { fieldsOfCalls } from "#server/http/documentation/fields/meaning-of.ts";
import { inPaths } from "#server/http/documentation/fields/paths.ts";
import { openApi } from "#server/http/documentation/open-api.ts";

interface Schema {
  description?: string;
  type?: string;
  format?: string;
  multipleOf?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

interface Field {
  call: string;
  place: string;
  path: string;
  means: string;
  schema: Schema;
}

const fields = Object.entries(openApi().paths).flatMap(([path, operations]) =>
  Object.values(operations).flatMap(({ operationId: call, parameters, requestBody }): Field[] => {
    const content = (requestBody?.content ?? {}) as Record<string, { schema: Schema }>;
    return [
      ...parameters.map(({ name, in: place, description = "", schema }) => ({
        call,
        place: place === "path" ? path.slice(0, path.indexOf(`{${name}}`) + `{${name}}`.length) : "",
        path: String(name),
        means: String(description),
        schema: schema as Schema,
      })),
      ...Object.values(content).flatMap(({ schema }) => fieldsIn(call, schema)),
    ];
  }),
);

function fieldsIn(call: string, schema: Schema, above = ""): Field[] {
  return [
    ...partsOf(schema).flatMap((part) => fieldsIn(call, part, above)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]): Field[] => [
      { call, place: "", path: `${above}${name}`, means: field.description ?? "", schema: field },
      ...fieldsIn(call, field, `${above}${name}.`),
    ]),
  ];
}

function partsOf({ items, anyOf = [], oneOf = [] }: Schema): Schema[] {
  return [...(items ? [items] : []), ...anyOf, ...oneOf];
}

/** A schema with its alternatives and its items. */
function withParts(schema: Schema): Schema[] {
  return [schema, ...partsOf(schema).flatMap(withParts)];
}

const unsaid = (wrong: (field: Field) => boolean) =>
  fields.filter(wrong).map(({ call, path, means }) => `${call} ${path}: ${means}`);

test("every parameter and every field of a body is described in one short sentence", () => {
  expect(fields.length).toBeGreaterThan(500);
  expect(unsaid(({ means }) => !/^[A-Z`][^\n]{3,109}\.$/.test(means) || /[.!?] [A-Z]/.test(means))).toEqual(
    [],
  );
});

const isMoney = ({ schema, path }: Field) =>
  withParts(schema).some(({ multipleOf }) => multipleOf === 0.01) && !path.endsWith("Percent");

test.each<[of: string, word: RegExp, is: (field: Field) => boolean]>([
  ["an amount of money says that it is in dollars", /\bdollars\b/, isMoney],
  ["a length of time says that it is in minutes", /\b[Mm]inutes\b/, ({ path }) => /[a-z]Minutes$/.test(path)],
  [
    "a notice says that it is in hours",
    /\b[Hh]ours\b/,
    ({ path }) => path.endsWith("Hours") && !/reminder/.test(path),
  ],
  ["an instant says that it is in ISO 8601", /ISO 8601|^`date`/, isOf("date-time")],
  ["a date says whose it is", /salon/, isOf("date")],
])("%s", (_, word, is) => {
  expect(fields.filter(is).length).toBeGreaterThan(0);
  expect(unsaid((field) => is(field) && !word.test(field.means))).toEqual([]);
});

function isOf(format: string) {
  return ({ schema }: Field) => withParts(schema).some((part) => part.format === format);
}

test("every description is of a field that is there", () => {
  const own = Object.entries(fieldsOfCalls).flatMap(([call, described]) =>
    Object.keys(described)
      .filter((key) => !fields.some((one) => one.call === call && (one.path === key || nameOf(one) === key)))
      .map((key) => `${call} ${key}`),
  );
  const common = Object.entries(commonFields).filter(
    ([key, means]) => !fields.some((one) => nameOf(one) === key && one.means === means),
  );
  const paths = Object.keys(inPaths).filter((key) => !fields.some(({ place }) => place === key));
  expect([...own, ...common, ...paths]).toEqual([]);
});

function nameOf({ path }: Field): string {
  return path.slice(path.lastIndexOf(".") + 1);
}
