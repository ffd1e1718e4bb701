import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { iconNames } from "#app/ui/icon-names.ts";

test("every icon name has its drawing, and no drawing lacks a name", () => {
  const sprite = readFileSync(new URL("./icons.svg", import.meta.url), "utf8");
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(drawn.toSorted()).toEqual([...iconNames].toSorted());
});
