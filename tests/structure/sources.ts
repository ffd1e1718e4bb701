import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { type ParseResult, parseSync } from "vite";

/** A TypeScript file of the project, read and parsed. */
export interface Source {
  /** From the project's folder, with forward slashes. */
  path: string;
  text: string;
  parsed: ParseResult;
}

/** Every file that is or is about to be in the repository. */
export function repositoryFiles(): string[] {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  });
  return listed.split("\n").filter((path) => path !== "" && existsSync(path));
}

/** Every TypeScript file and every script. */
export const sources: Source[] = repositoryFiles()
  .filter((path) => /\.(tsx?|mjs)$/.test(path))
  .map((path) => {
    const text = readFileSync(path, "utf8");
    return { path, text, parsed: parseSync(path, text) };
  });

/** The place of an offset, as an editor opens it. */
export function placeOf(source: Source, offset: number): string {
  return `${source.path}:${source.text.slice(0, offset).split("\n").length}`;
}

/** Whether a file is a test that stands beside what it tests, or made for such tests. */
export function isTest(path: string): boolean {
  return /\.(test|fixture)\.tsx?$/.test(path);
}
