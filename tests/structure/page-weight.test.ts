import { expect, test } from "vitest";
import { type Import, imports, packageOf } from "#tests/structure/imports.ts";

/** What a visitor's first page must not wait for: forms, validation and cards load where they are needed. */
const heavyPackages =
  /^(zod|@tanstack\/|react-hook-form|@hookform\/|react-day-picker|@stripe\/|better-auth|stripe$)/;

const dashboard = /^app\/(routes\/(account|admin)|layout\/dashboard)\//;

test("the home page loads no form, validation, query or card library before it shows", () => {
  const heavy = reachableFrom(["app/root.tsx", "app/entry.client.tsx", "app/routes/public/home.tsx"]).filter(
    (one) => heavyPackages.test(packageOf(one) ?? ""),
  );
  expect(
    heavy.map(
      ({ place, specifier }) => `${place} imports ${specifier}: load it with import() where it is needed`,
    ),
  ).toEqual([]);
});

test("public pages load nothing of the dashboard's", () => {
  const publicPages = imports.map(({ from }) => from).filter((path) => path.startsWith("app/routes/public/"));
  const foreign = reachableFrom(["app/root.tsx", ...new Set(publicPages)]).filter(({ to }) =>
    dashboard.test(to ?? ""),
  );
  expect(foreign.map(({ place, specifier }) => `${place} imports ${specifier}`)).toEqual([]);
});

/** Every import that the browser follows from some files on: no types, nothing lazy, nothing that only the server runs. */
function reachableFrom(start: string[]): Import[] {
  const seen = new Set(start);
  const found: Import[] = [];
  for (const file of seen) {
    for (const one of imports.filter(({ from }) => from === file)) {
      if (one.typeOnly || one.lazy || /\.server\.tsx?$/.test(one.to ?? "")) continue;
      found.push(one);
      if (one.to !== null) seen.add(one.to);
    }
  }
  return found;
}
