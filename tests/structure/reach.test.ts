import { expect, test } from "vitest";
import { imports } from "#tests/structure/imports.ts";

test("settling money loads no search for free slots: the use case that answers the caller offers other ones", () => {
  const loaded = loadedBy("server/usecases/checkout/settle.ts");
  expect(loaded).toContain("server/usecases/visits/book-purchase.ts");
  const search = /^server\/usecases\/hours\/|^server\/database\/diary\.ts$|^domain\/availability\//;
  expect(loaded.filter((file) => search.test(file))).toEqual([]);
});

/** Every file of ours that runs with a file, itself included. */
function loadedBy(file: string): string[] {
  const found = new Set([file]);
  for (const from of found) {
    for (const one of imports) if (one.from === from && one.to && !one.typeOnly) found.add(one.to);
  }
  return [...found];
}
