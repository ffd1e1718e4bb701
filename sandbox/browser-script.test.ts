import { readdirSync } from "node:fs";
import { Script } from "node:vm";
import { expect, test } from "vitest";
import { browserScript } from "./browser-script.ts";

test("the browser's script is one classic script without imports", () => {
  const script = browserScript();
  expect(() => new Script(script)).not.toThrow();
  expect(script).not.toMatch(/^\s*(import|export)\b/m);
  expect(script).toContain("Stripe: makeStripe");
});

test("it holds every file of the shim, and no two of them share a name", () => {
  const names = [...browserScript().matchAll(/^(?:async )?(?:function|const|let|class) (\w+)/gm)].map(
    (match) => match[1],
  );
  expect(new Set(names).size).toBe(names.length);
  const files = readdirSync(new URL("./browser/", import.meta.url)).filter(
    (name) => !name.includes(".test."),
  );
  expect(files.length).toBe(16);
  expect(names.length).toBeGreaterThan(files.length);
});

test("it sets no style attribute and no inline handler, which a strict content policy would refuse", () => {
  expect(browserScript()).not.toMatch(/innerHTML|style=|setAttribute\("style"|onclick/);
});
