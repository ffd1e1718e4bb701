import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { imports } from "#tests/structure/imports.ts";
import { isTest, repositoryFiles, sources } from "#tests/structure/sources.ts";

const tokens = "app/styles/tokens.css";
const sheets = repositoryFiles()
  .filter((path) => path.startsWith("app/") && path.endsWith(".css") && path !== tokens)
  .map((path) => ({ path, lines: readFileSync(path, "utf8").split("\n") }));

test("text sizes come from the tokens", () => {
  expect(linesWith(/\bfont(-size)?:.*\d(rem|px|em|vw)\b/)).toEqual([]);
});

test("the layout's breakpoints follow the text size", () => {
  expect(linesWith(/@media.*\dpx\b/)).toEqual([]);
});

test("colours come from the tokens", () => {
  expect(linesWith(/#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i)).toEqual([]);
});

test("a finger types into text of 16 pixels, since an iPhone zooms in on a field with smaller text", () => {
  const small = /^font(-size)?:.*var\(--(text-(sm|xs)|size-(tiny|note))\)/;
  const places = sheets.flatMap(({ path, lines }) => {
    const around: string[] = [];
    return lines.flatMap((line, index) => {
      const text = line.trim();
      if (text === "}") around.pop();
      if (text.endsWith("{")) around.push(text);
      const rules = around.filter((one) => !one.startsWith("@"));
      const isField = /(\.in|\b(input|select|textarea))( \{|,|$)/.test(rules.at(-1) ?? "");
      const isForMice = around.some((one) => one.includes("pointer: fine"));
      return isField && !isForMice && small.test(text) ? [`${path}:${index + 1} ${text}`] : [];
    });
  });
  expect(places).toEqual([]);
});

test("a style uses no undefined value", () => {
  const defined = [tokens, "node_modules/tailwindcss/theme.css", ...sheets.map(({ path }) => path)]
    .flatMap((path) => [...readFileSync(path, "utf8").matchAll(/(--[\w-]+)\s*:/g)])
    .map(([, name]) => name);
  const unknown = linesWith(/var\(--/).filter((line) =>
    [...line.matchAll(/var\((--[\w-]+)/g)].some(
      ([, name]) => !defined.includes(name) && !sources.some(({ text }) => text.includes(`"${name}"`)),
    ),
  );
  expect(unknown).toEqual([]);
});

test("each part of the pages loads its own style sheet, and no route or other folder does", () => {
  const foreign = imports.filter(
    ({ from, to }) =>
      to?.endsWith(".css") && from.startsWith("app/") && !isTest(from) && folderOf(from) !== folderOf(to),
  );
  expect(foreign.map(({ place, to }) => `${place} imports ${to}`)).toEqual([]);
});

test("no two parts of the pages style the same class, since a loaded sheet stays for the next page", () => {
  const parts = new Map<string, Set<string>>();
  for (const { path, lines } of sheets.filter(({ path }) => path.startsWith("app/features/"))) {
    for (const name of classesOf(lines.join("\n")))
      parts.set(name, (parts.get(name) ?? new Set()).add(folderOf(path)));
  }
  const shared = [...parts].filter(([, folders]) => folders.size > 1);
  expect(shared.map(([name, folders]) => `.${name} is styled in ${[...folders].join(" and ")}`)).toEqual([]);
});

/** The classes that a sheet's own rules begin with. Selectors within a rule may also name its surroundings. */
function classesOf(sheet: string): string[] {
  const classes: string[] = [];
  let inside = 0;
  const around: boolean[] = [];
  for (const [, before = "", brace] of sheet.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/([^{};]*)([{};])/g)) {
    if (brace === "}") inside -= around.pop() ? 1 : 0;
    if (brace !== "{") continue;
    const isRule = !before.trim().startsWith("@");
    if (isRule && inside === 0)
      for (const [, name = ""] of before.matchAll(/(?:^|,)\s*(?::is\()?\.([\w-]+)/g)) classes.push(name);
    around.push(isRule);
    inside += isRule ? 1 : 0;
  }
  return classes;
}

function linesWith(pattern: RegExp): string[] {
  return sheets.flatMap(({ path, lines }) =>
    lines.flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  );
}

/** "features/desk", "layout"; "" for a file directly in app/, whose style sheets apply to every page. */
function folderOf(path: string): string {
  const [, top = "", inner = ""] = path.split("/");
  if (top === "features") return `features/${inner}`;
  return top.includes(".") || top === "styles" ? "" : top;
}
