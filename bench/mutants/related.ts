import { readFileSync } from "node:fs";
import { basename, posix } from "node:path";

/** The tests that load a file, directly or not. The test beside the file comes first. */
export function relatedTests(tests: readonly string[], file: string): string[] {
  const own = basename(file).replace(".ts", ".test.ts");
  return tests
    .filter((test) => loadedBy(test).has(file))
    .sort((a, b) => Number(basename(b) === own) - Number(basename(a) === own));
}

const known = new Map<string, Set<string>>();

function loadedBy(file: string): Set<string> {
  const cached = known.get(file);
  if (cached) return cached;
  const loaded = new Set([file]);
  for (const one of loaded) for (const next of importsOf(one)) loaded.add(next);
  known.set(file, loaded);
  return loaded;
}

function importsOf(file: string): string[] {
  return [...readFileSync(file, "utf8").matchAll(/from "([#.][^"]+\.ts)"/g)].map(([, specifier = ""]) =>
    specifier.startsWith("#") ? specifier.slice(1) : posix.join(posix.dirname(file), specifier),
  );
}
