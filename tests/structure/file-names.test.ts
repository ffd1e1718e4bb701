import { expect, test } from "vitest";
import { repositoryFiles } from "#tests/structure/sources.ts";

const files = repositoryFiles().filter((path) => /^app\/.*\.(tsx?|css)$/.test(path));

test("a component's file is named after the component, and every other file of the pages in kebab-case", () => {
  expect(files.filter((path) => !isKebab(path) && !isComponent(path))).toEqual([]);
});

test("no two components of the pages have the same name", () => {
  const names = files.filter((path) => isComponent(path) && !path.includes(".test.")).map(fileName);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

/** Such as `use-visit.ts`, `entry.server.tsx` or a route's `my-bookings.tsx`. */
function isKebab(path: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*(\.(client|server|test|fixture))*\.(tsx?|css)$/.test(fileName(path));
}

/**
 * Such as `VisitCard.tsx`, with its test `VisitCard-failures.test.tsx` beside it. Routes are named after their
 * addresses.
 */
function isComponent(path: string): boolean {
  return (
    /^([A-Z][a-z0-9]*)+(-[a-z]+)*(\.tsx|\.test\.tsx?)$/.test(fileName(path)) &&
    !/^app\/routes\/public/.test(path)
  );
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
