import { expect, test } from "vitest";
import { imports } from "#tests/structure/imports.ts";
import { isTest } from "#tests/structure/sources.ts";

/** The folders of the use cases, highest first: each may need those after it. */
const useCaseFolders = [
  "letters",
  "books",
  "calendars",
  "desk",
  "checkout",
  "receipts",
  "visits",
  "members",
  "refunds",
  "hours",
  "deliveries",
  "notices",
  "reviews",
  "contact",
  "people",
  "catalogue",
  "pictures",
  "texts",
  "post",
];

test("the folders of the use cases look downwards only", () => {
  const upwards = imports.flatMap(({ from, to, place }) => {
    const [source, target] = [folderOf(from), folderOf(to ?? "")];
    if (!source || !target || isTest(from)) return [];
    const rises = useCaseFolders.indexOf(target) < useCaseFolders.indexOf(source);
    return rises ? [`${place} imports ${to}: ${source} stands below ${target}`] : [];
  });
  expect(upwards).toEqual([]);
});

test("every folder of the use cases has its place in that order", () => {
  const found = new Set(imports.flatMap(({ from }) => folderOf(from) ?? []));
  expect([...found].sort()).toEqual([...useCaseFolders].sort());
});

function folderOf(file: string): string | undefined {
  return file.match(/^server\/usecases\/([a-z-]+)\//)?.[1];
}
