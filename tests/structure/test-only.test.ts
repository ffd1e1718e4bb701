import { expect, test } from "vitest";
import { type Import, imports } from "#tests/structure/imports.ts";
import { isTest } from "#tests/structure/sources.ts";

/** Files that contain tests, start them or measure. None of them runs in a salon. */
const ofTests = /^(tests|bench)\/|\.fixture\.tsx?$|^(vitest|playwright(\.\w+)?)\.config\.ts$/;

/** Programs that need a test salon, each with its reason. */
const exceptions = [
  // It photographs the pages of a salon whose clock stands still.
  "scripts/screenshots.ts",
];

test("only tests import what is made for tests", () => {
  const taken = imports.filter(({ from, to }) => to !== null && isOfTests(to) && !isOfTests(from));
  const refused = taken.filter(({ from }) => !exceptions.includes(from));
  expect(refused.map(({ place, specifier }) => `${place} imports ${specifier}: it is for tests`)).toEqual([]);
});

test("only tests hash passwords cheaply", () => {
  const quick = imports.filter(({ to }) => to === "tests/support/quick-passwords.ts");
  expect(quick.length).toBeGreaterThan(0);
  expect(quick.filter(({ from }) => !from.startsWith("tests/")).map(({ place }) => place)).toEqual([]);
});

test("every exception is still needed", () => {
  const importing = new Set(imports.filter(({ to }) => to !== null && isOfTests(to)).map(({ from }) => from));
  expect(exceptions.filter((file) => !importing.has(file))).toEqual([]);
});

function isOfTests(path: Import["from"]): boolean {
  return ofTests.test(path) || isTest(path);
}
