import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { imports } from "#tests/structure/imports.ts";
import { isTest, sources } from "#tests/structure/sources.ts";

interface Step {
  indent: number;
  /** A file of ours, or the name in `via NAME`. */
  name: string;
  isVia: boolean;
}

const architecture = readFileSync("docs/ARCHITECTURE.md", "utf8");
const ways = waysOf(architecture);

test("the architecture lists the five ways", () => {
  expect([...new Set(ways.map(({ title }) => title))]).toHaveLength(5);
});

describe.each(ways)("$title, from $start", ({ steps }) => {
  test("each file exists", () => {
    const files = steps.filter(({ isVia }) => !isVia).map(({ name }) => name);
    expect(files.filter((file) => textOf(file) === undefined)).toEqual([]);
  });

  test("an indented file is imported by the file above it that is indented less", () => {
    const wrong = steps.flatMap((step, index) => {
      const above = steps.slice(0, index).findLast(({ indent, isVia }) => !isVia && indent < step.indent);
      if (step.isVia || !above) return [];
      const isImported = imports.some(({ from, to }) => from === above.name && to === step.name);
      return isImported ? [] : [`${above.name} does not import ${step.name}`];
    });
    expect(wrong).toEqual([]);
  });

  test("an unindented file follows a name that both files contain", () => {
    const wrong = steps.flatMap((step, index) => {
      if (index === 0 || step.indent > 0) return [];
      const via = steps[index - 1];
      const from = steps[index - 2];
      if (!via?.isVia || !from) return [`${step.name} follows no "via"`];
      const holders = [from.name, step.name].filter((file) => !hasName(file, via.name));
      return holders.map((file) => `${file} does not name ${via.name}`);
    });
    expect(wrong).toEqual([]);
  });
});

test("the map has every folder of the server, its use cases, the site and its features", () => {
  const [, map = ""] = architecture.split("```");
  const folders = sources
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path }) => /^(?:server\/usecases|app\/features|server|app)\/([^/]+\/)/.exec(path)?.[1] ?? []);
  expect([...new Set(folders)].filter((folder) => !map.includes(` ${folder}`))).toEqual([]);
});

/** Each fenced list below "Five ways", with the heading above it. */
function waysOf(text: string): { title: string; start: string; steps: Step[] }[] {
  const section = text.split(/^## /m).find((part) => part.startsWith("Five ways\n")) ?? "";
  return section
    .split(/^### /m)
    .slice(1)
    .flatMap((way) => {
      const title = way.split("\n")[0] ?? "";
      return [...way.matchAll(/^```\n([\s\S]*?)^```$/gm)].map(([, list = ""]) => {
        const steps = list.trimEnd().split("\n").map(stepOf);
        return { title, start: steps[0]?.name ?? "", steps };
      });
    });
}

function stepOf(line: string): Step {
  const indent = line.search(/\S/);
  const [first = "", second = ""] = line.trim().split(/\s+/);
  return { indent, name: first === "via" ? second : first, isVia: first === "via" };
}

function hasName(file: string, name: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(textOf(file) ?? "");
}

function textOf(file: string): string | undefined {
  return sources.find(({ path }) => path === file)?.text;
}
