import { expect, test } from "vitest";
import { commonAnswers } from "#server/http/documentation/answers/common.ts";
import { fieldsOfAnswers } from "#server/http/documentation/answers/meaning-of-answer.ts";
import { commonFields } from "#server/http/documentation/fields/common.ts";
import { fieldsOfCalls } from "#server/http/documentation/fields/meaning-of.ts";
import { inPaths } from "#server/http/documentation/fields/paths.ts";
import { openApi } from "#server/http/documentation/open-api.ts";

interface Schema {
  description?: string;
  type?: string | string[];
  format?: string;
  multipleOf?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

interface Field {
  /** A call, the event of a message, or `Problem`. */
  of: string;
  place: string;
  path: string;
  means: string;
  schema: Schema;
}

type Body = { content?: Record<string, { schema: Schema }> } | undefined;

const { paths, webhooks, components } = openApi();
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.values(methods).map((operation) => ({ path, ...operation })),
);

const sent = operations.flatMap(({ path, operationId: of, parameters, requestBody }): Field[] => [
  ...parameters.map(({ name, in: place, description = "", schema }) => ({
    of,
    place: place === "path" ? path.slice(0, path.indexOf(`{${name}}`) + `{${name}}`.length) : "",
    path: String(name),
    means: String(description),
    schema: schema as Schema,
  })),
  ...fieldsOf(of, requestBody as Body),
]);

const answered = [
  ...operations.flatMap(({ operationId, responses }) => fieldsOf(operationId, responses["2XX"] as Body)),
  ...Object.entries(webhooks).flatMap(([event, { post }]) => fieldsOf(event, post.requestBody as Body)),
  ...fieldsIn("Problem", (components.schemas as { Problem: Schema }).Problem),
];

const sides = [
  { side: "request", fields: sent, least: 500 },
  { side: "response", fields: answered, least: 2_500 },
];

function fieldsOf(of: string, body: Body): Field[] {
  return Object.values(body?.content ?? {}).flatMap(({ schema }) => fieldsIn(of, schema));
}

function fieldsIn(of: string, schema: Schema, above = ""): Field[] {
  return [
    ...partsOf(schema).flatMap((part) => fieldsIn(of, part, above)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]): Field[] => [
      { of, place: "", path: `${above}${name}`, means: field.description ?? "", schema: field },
      ...fieldsIn(of, field, `${above}${name}.`),
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

function unsaid(fields: readonly Field[], wrong: (field: Field) => boolean): string[] {
  return fields.filter(wrong).map(({ of, path, means }) => `${of} ${path}: ${means}`);
}

test.each(sides)("every field of a $side is described in one short sentence", ({ fields, least }) => {
  expect(fields.length).toBeGreaterThan(least);
  expect(
    unsaid(fields, ({ means }) => !/^[A-Z`][^\n]{3,109}\.$/.test(means) || /[.!?] [A-Z]/.test(means)),
  ).toEqual([]);
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
  ["an instant says that it is in ISO 8601", /ISO 8601|^`date`/, isInstant],
  ["a date says whose it is", /salon/, isOf("date")],
])("%s", (_, word, is) => {
  const meant = [...sent, ...answered].filter(is);
  expect(meant.length).toBeGreaterThan(0);
  expect(unsaid(meant, ({ means }) => !word.test(means))).toEqual([]);
});

/** Answers write most instants as plain strings. */
function isInstant(field: Field): boolean {
  const names = withParts(field.schema).some(({ type }) => [type].flat().includes("string"))
    ? /(?:^|\.)at$|[a-z]At$|[a-z]Until$|^timestamp$/
    : /^$/;
  return isOf("date-time")(field) || names.test(field.path);
}

function isOf(format: string) {
  return ({ schema }: Field) => withParts(schema).some((part) => part.format === format);
}

test("every description is of a field that is there", () => {
  expect([
    ...unused(sent, fieldsOfCalls, commonFields),
    ...unused(answered, fieldsOfAnswers, commonAnswers),
    ...Object.keys(inPaths).filter((key) => !sent.some(({ place }) => place === key)),
  ]).toEqual([]);
});

type Described = Readonly<Record<string, Readonly<Record<string, string>>>>;

function unused(fields: readonly Field[], own: Described, common: Described[string]): string[] {
  const tables = [["", common] as const, ...Object.entries(own)];
  return tables.flatMap(([of, described]) =>
    Object.entries(described)
      .filter(([key, means]) => !fields.some((one) => isDescribedBy(one, { of, key, means })))
      .map(([key]) => `${of} ${key}`),
  );
}

function isDescribedBy(
  field: Field,
  { of, key, means }: { of: string; key: string; means: string },
): boolean {
  return (of === "" || field.of === of) && `.${field.path}`.endsWith(`.${key}`) && field.means === means;
}
