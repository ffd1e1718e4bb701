import { Visitor } from "vite";
import { expect, test } from "vitest";
import { placeOf, type Source, sources } from "#tests/structure/sources.ts";

/** Programs that write to a person in the terminal. */
const speakers = /^(scripts|bench)\/|^(server|sandbox)\/main\.ts$|^server\/admin-cli\.ts$/;

test("no value is of type any, since unknown says the same and is checked", () => {
  expect(
    sources.flatMap((source) => {
      const places: string[] = [];
      new Visitor({
        TSAnyKeyword: ({ start }) => {
          places.push(placeOf(source, start));
        },
      }).visit(source.parsed.program);
      return places;
    }),
  ).toEqual([]);
});

test("no comment silences the type checker", () => {
  expect(comments(/^\s*@ts-(ignore|nocheck|expect-error)/)).toEqual([]);
});

test("every silenced lint rule says why", () => {
  expect(comments(/^\s*biome-ignore\s[^:]*(:\s*)?$/)).toEqual([]);
});

test("no comment contains a to-do, which belongs in an issue", () => {
  expect(comments(/\b(TODO|FIXME|XXX|HACK)\b/)).toEqual([]);
});

test("browser tests wait for what they need, not for a fixed time or a silent network", () => {
  const hopes = /waitForTimeout\(|networkidle["'`]/;
  expect(sources.filter(({ text }) => hopes.test(text)).map(({ path }) => path)).toEqual([]);
});

test("pages call nothing that browsers have on https alone, since a demo is shown over http, too", () => {
  const secureOnly = /\bcrypto\.(randomUUID\(|subtle\b)/;
  const pages = sources.filter(({ path }) => path.startsWith("app/"));
  expect(pages.filter(({ text }) => secureOnly.test(text)).map(({ path }) => path)).toEqual([]);
});

test("only programs for the terminal print to it, and the server logs", () => {
  expect(sources.filter(({ path }) => !speakers.test(path)).flatMap(consoleLogs)).toEqual([]);
});

function comments(pattern: RegExp): string[] {
  return sources.flatMap((source) =>
    source.parsed.comments
      .filter(({ value }) => pattern.test(value))
      .map(({ start }) => `${placeOf(source, start)} ${source.text.slice(start).split("\n")[0]}`),
  );
}

function consoleLogs(source: Source): string[] {
  const places: string[] = [];
  new Visitor({
    MemberExpression: ({ object, property, start }) => {
      const isLog = property.type === "Identifier" && ["log", "info", "debug"].includes(property.name);
      if (object.type === "Identifier" && object.name === "console" && isLog)
        places.push(placeOf(source, start));
    },
  }).visit(source.parsed.program);
  return places;
}
