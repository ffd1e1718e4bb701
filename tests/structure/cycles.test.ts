import { expect, test } from "vitest";
import { imports } from "#tests/structure/imports.ts";

test("no file imports itself, directly or not", () => {
  expect(cycles(neededWhenLoading())).toEqual([]);
});

/** The files that must load before a file's own code runs: no types, nothing lazy. */
function neededWhenLoading(): Map<string, string[]> {
  const needs = new Map<string, string[]>();
  for (const { from, to, typeOnly, lazy } of imports) {
    if (to !== null && !typeOnly && !lazy) needs.set(from, [...(needs.get(from) ?? []), to]);
  }
  return needs;
}

/** Lists each cycle once, as "a → b → a". */
function cycles(needs: Map<string, string[]>): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (file: string, path: string[]) => {
    const at = path.indexOf(file);
    if (at >= 0) found.push([...path.slice(at), file].join(" → "));
    if (at >= 0 || done.has(file)) return;
    for (const next of needs.get(file) ?? []) walk(next, [...path, file]);
    done.add(file);
  };
  for (const file of needs.keys()) walk(file, []);
  return found;
}
