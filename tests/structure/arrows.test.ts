import { expect, test } from "vitest";
import { type Import, imports, isBuiltin, packageOf } from "#tests/structure/imports.ts";
import { besideTests, type Layer, layers } from "#tests/structure/layers.ts";
import { isTest } from "#tests/structure/sources.ts";

test("imports go one way: browser → contract → http → use case → rule and database", () => {
  expect(imports.flatMap(refusal)).toEqual([]);
});

test("a relative import stays inside its top-level folder, and others are written with #", () => {
  const climbing = imports.filter(
    ({ from, to, specifier }) => specifier.startsWith(".") && top(from) !== top(to ?? ""),
  );
  expect(climbing.map(({ place, specifier, to }) => `${place} imports ${specifier}: write "#${to}"`)).toEqual(
    [],
  );
});

/** Separate programs, which are checked on their own. */
const byThemselves = /^(sandbox|bench|scripts)\//;

test("the product's own files are imported by their path, so that one search finds who uses them", () => {
  const relative = imports.filter(
    ({ from, to, specifier }) =>
      // React Router generates each route's types beside it.
      /^\.{1,2}\/(?!\+types\/)/.test(specifier) && !byThemselves.test(from) && /\.tsx?$/.test(to ?? ""),
  );
  expect(relative.map(({ place, specifier, to }) => `${place} imports ${specifier}: write "#${to}"`)).toEqual(
    [],
  );
});

function refusal(one: Import): string[] {
  const layer = layers.find(({ folder }) => folder.test(one.from));
  if (!layer || mayImport(layer, one) || (isTest(one.from) && mayImportBeside(one))) return [];
  return [`${one.place} imports ${one.specifier}: ${layer.why}`];
}

function mayImport(layer: Layer, one: Import): boolean {
  if (one.to !== null) {
    if (layer.may.test(one.to)) return true;
    if (one.typeOnly && layer.mayTakeTypes?.test(one.to)) return true;
    return (
      layer.mayRead?.test(one.to) === true &&
      one.names.every((name) => /^(find|list|count|read)[A-Z]/.test(name))
    );
  }
  if (isBuiltin(one.specifier)) return layer.node;
  return layer.packages?.test(packageOf(one) ?? "") ?? true;
}

function mayImportBeside(one: Import): boolean {
  if (one.to !== null) return besideTests.may.test(one.to);
  return isBuiltin(one.specifier) || besideTests.packages?.test(packageOf(one) ?? "") === true;
}

function top(path: string): string {
  return path.split("/")[0] ?? "";
}
