import { type ESTree, Visitor } from "vite";
import { expect, test } from "vitest";
import { isTest, placeOf, type Source, sources } from "#tests/structure/sources.ts";

const english = sources.filter(({ path }) => path.startsWith("app/texts/en/"));
const bangla = sources.filter(({ path }) => /^app\/texts\/bn\/(?!\w+\/all\.ts)/.test(path));

test("every group of texts exists in both languages", () => {
  const missing = english.flatMap(({ path, text }) => {
    const other = path.replace("/en/", "/bn/");
    const translated = bangla.find((source) => source.path === other)?.text ?? "";
    return groupsOf(text)
      .filter(({ group }) => !translated.includes(`inBangla<typeof ${group}>("${group}", {`))
      .map(({ group }) => `${path}: ${group} has no Bangla in ${other}`);
  });
  expect(missing).toEqual([]);
});

test("every group of texts has its own unique name", () => {
  const all = english.flatMap(({ path, text }) => groupsOf(text).map((one) => ({ ...one, path })));
  const wrong = all.filter(({ group, name }) => group !== name || all.filter((one) => one.name === name)[1]);
  expect(wrong).toEqual([]);
});

function groupsOf(text: string): { group: string; name: string | undefined }[] {
  return [...text.matchAll(/^export const (\w+) = (?:texts\("(\w+)")?/gm)].map(([, group = "", name]) => ({
    group,
    name,
  }));
}

test("every Bangla file is loaded with its part, or is one", () => {
  const giving = bangla.filter(({ text }) => text.includes("inBangla<"));
  const names = (file: string, path: string) =>
    sources.find((source) => source.path === file)?.text.includes(`"#${path}"`);
  const left = giving.filter(({ path }) => {
    const isPart = names("app/texts/load-texts.ts", path) && names("app/entry.server.tsx", path);
    return !isPart && !names(`${path.split("/").slice(0, 4).join("/")}/all.ts`, path);
  });
  expect(left.map(({ path }) => path)).toEqual([]);
});

/** Names and signs that are the same in every language, and words of a file for spreadsheets. */
const sameEverywhere = /^(CSV|PDF|English|বাংলা|Google|Facebook|https?:\/\/.*|[^A-Za-z]*)$/;
/** Attributes and properties that a person reads or hears. */
const readable = /^(aria-label|alt|hint|label|loadingText|placeholder|text|title|heading|action|yes|no)$/;
const drawn = /^app\/(features|layout|routes|ui|root)/;

test("no sentence that a person reads is outside of app/texts", () => {
  const found = sources
    .filter(({ path }) => drawn.test(path) && path.endsWith(".tsx") && !isTest(path))
    .flatMap((source) => wordsOf(source).map(({ at, words }) => `${placeOf(source, at)} says '${words}'`));
  expect(found).toEqual([]);
});

type Expression = ESTree.Expression;

/** Text between tags, in attributes that are read or heard, in braces, and in notices. */
function wordsOf(source: Source): { at: number; words: string }[] {
  const found: { at: number; words: string }[] = [];
  function say(node: Expression | null | undefined): void {
    if (node?.type === "Literal") hear(node.start, node.value);
    if (node?.type === "TemplateLiteral") for (const part of node.quasis) hear(part.start, part.value.cooked);
    if (node?.type === "LogicalExpression") say(node.right);
    if (node?.type !== "ConditionalExpression") return;
    say(node.consequent);
    say(node.alternate);
  }
  function hear(at: number, value: unknown): void {
    const words = typeof value === "string" ? value.replace(/&\w+;|\s+/g, " ").trim() : "";
    if (/[A-Za-z]{2}/.test(words) && !sameEverywhere.test(words)) found.push({ at, words });
  }
  new Visitor({
    JSXText: ({ start, value }) => hear(start, value),
    JSXElement: ({ children }) => {
      for (const child of children) if (child.type === "JSXExpressionContainer") inBraces(child.expression);
    },
    JSXAttribute: ({ name, value }) => {
      if (typeof name.name !== "string" || !readable.test(name.name)) return;
      if (value?.type === "Literal") say(value);
      if (value?.type === "JSXExpressionContainer") inBraces(value.expression);
    },
    CallExpression: ({ callee, arguments: told }) => {
      if (callee.type !== "Identifier" || !/^notify(Success|Error)$/.test(callee.name)) return;
      for (const one of told) if (one.type !== "SpreadElement") say(one);
    },
  }).visit(source.parsed.program);
  return found;

  function inBraces(node: Expression | { type: "JSXEmptyExpression" }): void {
    if (node.type !== "JSXEmptyExpression") say(node);
  }
}

test("a sentence ends as its language does, and no full stop is appended to a text", () => {
  const ended = sources
    .filter(
      ({ path }) => drawn.test(path) && path.endsWith(".tsx") && !isTest(path) && !path.includes(".fixture."),
    )
    .flatMap((source) => [...source.text.matchAll(/\}\.`/g)].map(({ index }) => placeOf(source, index)));
  expect(ended).toEqual([]);
});
