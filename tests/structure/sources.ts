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

/** Every file that is in the repository or about to be added. */
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

/** An offset as file, line and column, in the form that editors open. */
export function placeOf(source: Source, offset: number): string {
  return `${source.path}:${source.text.slice(0, offset).split("\n").length}`;
}

/** Whether a file is a test beside the code that it tests, or a helper for such tests. */
export function isTest(path: string): boolean {
  return /\.(test|fixture)\.tsx?$/.test(path);
}
