import { readdirSync } from "node:fs";
import { Script } from "node:vm";
import { expect, test } from "vitest";
import { browserScripts, scriptFiles } from "./browser-script.ts";

const scripts = Object.entries(browserScripts());

test.each(scripts)("the script of the %s is one classic script without imports", (_, script) => {
  expect(() => new Script(script)).not.toThrow();
  expect(script).not.toMatch(/^\s*(import|export)\b/m);
});

test("between them they hold every file of the shim that is more than types", () => {
  const files = readdirSync(new URL("./browser/", import.meta.url)).filter(
    (name) => !name.includes(".test.") && name !== "card-messages.ts",
  );
  expect(new Set([...scriptFiles.page, ...scriptFiles.frame])).toEqual(new Set(files));
});

test.each(scripts)("no two files of the %s share a name", (_, script) => {
  const names = [...script.matchAll(/^(?:async )?(?:function|const|let|class) (\w+)/gm)].map(
    (match) => match[1],
  );
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(5);
});

test.each(scripts)(
  "the %s sets no style attribute and no inline handler, which a strict content policy would refuse",
  (_, script) => {
    expect(script).not.toMatch(/innerHTML|style=|setAttribute\("style"|onclick/);
  },
);

test("the page's script knows no field: what is typed stays in the frame", () => {
  expect(browserScripts().page).not.toMatch(/createElement\("input"\)/);
});
