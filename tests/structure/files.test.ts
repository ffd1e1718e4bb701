import { expect, test } from "vitest";
import { type Source, sources } from "#tests/structure/sources.ts";

const longest = 250;

/** Files that exceed the limit and may only shrink: path and lines. */
const longFiles: Record<string, number> = {};

test(`a file has at most ${longest} lines`, () => {
  const tooLong = sources.filter((source) => lines(source) > (longFiles[source.path] ?? longest));
  expect(
    tooLong.map(
      (source) => `${source.path} has ${lines(source)} lines: find the second idea in it and give it a file`,
    ),
  ).toEqual([]);
});

test("the list of longer files only shrinks", () => {
  const stale = Object.entries(longFiles).filter(([path, allowed]) => {
    const source = sources.find((candidate) => candidate.path === path);
    return !source || lines(source) < allowed;
  });
  expect(stale.map(([path]) => `${path} is shorter now or gone: correct the list`)).toEqual([]);
});

test("there are no barrel files, and everyone imports from where a thing is defined", () => {
  expect(sources.filter(isBarrel).map(({ path }) => `${path} only passes things on`)).toEqual([]);
});

function lines({ text }: Source): number {
  return text.trimEnd().split("\n").length;
}

function isBarrel({ parsed }: Source): boolean {
  const { body } = parsed.program;
  return (
    body.length > 0 &&
    body.every(
      (statement) =>
        statement.type === "ExportAllDeclaration" ||
        (statement.type === "ExportNamedDeclaration" && statement.source !== null),
    )
  );
}
