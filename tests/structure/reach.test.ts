import { expect, test } from "vitest";
import { imports, packageOf } from "#tests/structure/imports.ts";

test("settling money does not load the search for free slots, which the caller's use case runs", () => {
  const loaded = loadedBy("server/usecases/checkout/settle.ts");
  expect(loaded).toContain("server/usecases/visits/book-purchase.ts");
  const search = /^server\/usecases\/hours\/|^domain\/availability\/(plan|search|slots|start-row)\.ts$/;
  expect(loaded.filter((file) => search.test(file))).toEqual([]);
});

test("the server starts without the libraries that a salon needs rarely or never", () => {
  const loaded = new Set(loadedBy("server/main.ts", { lazily: false }));
  const packages = imports
    .filter((one) => loaded.has(one.from) && !one.typeOnly && !one.lazy)
    .map(packageOf)
    .filter((name) => name !== null);
  expect([...new Set(packages)].sort()).toEqual([
    "@fastify/multipart",
    "fastify",
    "jose",
    "kysely",
    "react-router",
    "request-filtering-agent",
    "uuid",
    "zod",
  ]);
  expect([...loaded].filter((file) => /^(sandbox|server\/demo)\//.test(file))).toEqual([
    "server/demo/people.ts",
  ]);
});

/**
 * Every file of ours that loads with a file, including itself.
 * @param options.lazily whether to include what it loads later
 */
function loadedBy(file: string, { lazily = true } = {}): string[] {
  const found = new Set([file]);
  for (const from of found) {
    for (const one of imports) {
      if (one.from === from && one.to && !one.typeOnly && (lazily || !one.lazy)) found.add(one.to);
    }
  }
  return [...found];
}
