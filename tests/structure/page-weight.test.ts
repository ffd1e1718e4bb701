import { expect, test } from "vitest";
import { type Import, imports, packageOf } from "#tests/structure/imports.ts";

/** What must not delay a visitor's first page. Forms, validation and cards load where they are needed. */
const heavyPackages =
  /^(zod|@tanstack\/|react-hook-form|@hookform\/|react-day-picker|@stripe\/|better-auth|stripe$)/;

const publicPages = [...new Set(imports.map(({ from }) => from))].filter((path) =>
  path.startsWith("app/routes/public/"),
);

const allPages = [...new Set(imports.map(({ from }) => from))].filter(
  (path) => /^app\/(routes|layout)\/.*\.tsx$/.test(path) && !path.includes(".test."),
);

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

test("no page loads what checks a form before somebody is about to type", () => {
  const checks = reachableFrom(["app/root.tsx", ...allPages]).filter((one) =>
    /^(zod|@hookform\/)/.test(packageOf(one) ?? ""),
  );
  expect(
    checks.map(
      ({ place, specifier }) => `${place} imports ${specifier}: give a form its rules as a function`,
    ),
  ).toEqual([]);
});

test("public pages load nothing of the dashboard's", () => {
  const foreign = reachableFrom(["app/root.tsx", ...publicPages]).filter(({ to }) =>
    dashboard.test(to ?? ""),
  );
  expect(foreign.map(({ place, specifier }) => `${place} imports ${specifier}`)).toEqual([]);
});

test("public pages read no text of the dashboard's, not even one that is loaded later", () => {
  const foreign = reachableFrom(
    ["app/root.tsx", "app/layout/SessionLayout.tsx", ...publicPages],
    "later",
  ).filter(({ from, to }) => from !== "app/texts/load-texts.ts" && to?.startsWith("app/texts/en/dashboard/"));
  expect(foreign.map(({ place, specifier }) => `${place} imports ${specifier}`)).toEqual([]);
});

test("a public page that shows texts shared with the dashboard loads their translation", () => {
  const without = publicPages.filter((page) => {
    const needed = reachableFrom([page], "later");
    return (
      needed.some(({ to }) => to?.startsWith("app/texts/en/shared/")) &&
      !inSession.includes(page) &&
      !needed.some(({ to }) => to === "app/texts/load-texts.ts")
    );
  });
  expect(without).toEqual([]);
});

/** The pages within the session's layout, which loads those texts. */
const inSession = [
  "forgot-password",
  "reset-password",
  "verify-email",
  "invitation",
  "unsubscribe",
  "secret",
].map((name) => `app/routes/public/${name}.tsx`);

/**
 * Every import that the browser follows from the given files: no types, nothing that only the server runs, and lazy
 * imports only for "later".
 */
function reachableFrom(start: string[], until: "shown" | "later" = "shown"): Import[] {
  const seen = new Set(start);
  const found: Import[] = [];
  for (const file of seen) {
    for (const one of imports.filter(({ from }) => from === file)) {
      if (one.typeOnly || (one.lazy && until === "shown") || /\.server\.tsx?$/.test(one.to ?? "")) continue;
      found.push(one);
      if (one.to !== null) seen.add(one.to);
    }
  }
  return found;
}
