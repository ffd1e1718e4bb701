import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { repositoryFiles } from "#tests/structure/sources.ts";

/**
 * Names that tie the project to one network or one machine. They are split in two so that this file passes its own
 * test.
 */
const forbidden = [
  ["registry", "npm"],
  ["registry", "yarnpkg"],
  ["deb", "debian", "org"],
  ["security", "debian", "org"],
  ["pypi", "org"],
  ["/work", "main/"],
  ["/work", "shared/"],
  ["/home", "\\w+/"],
  ["/Users", "\\w+/"],
  ["/root", "\\w+"],
].map(([first, ...rest]) => new RegExp([first, ...rest].join(first?.startsWith("/") ? "/" : "\\.")));

const texts = repositoryFiles().filter((path) => !/\.(png|jpe?g|webp|avif|ico|woff2?|ttf)$/.test(path));

test("no file names a package registry or a path of one machine", () => {
  const found = texts.flatMap((path) =>
    readFileSync(path, "utf8")
      .split("\n")
      .flatMap((line, index) =>
        forbidden.some((word) => word.test(line)) ? [`${path}:${index + 1} ${line.trim()}`] : [],
      ),
  );
  expect(found).toEqual([]);
});

test("the lock file has versions but no sources", () => {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const placed = Object.entries<{ resolved?: string }>(lock.packages).filter(([, entry]) => entry.resolved);
  expect(placed.map(([path]) => path)).toEqual([]);
});

test("the lock file has every platform's packages, so that npm ci accepts it anywhere", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const missing = Object.entries<{ optionalDependencies?: Record<string, string> }>(packages).flatMap(
    ([path, entry]) =>
      Object.keys(entry.optionalDependencies ?? {}).filter(
        (name) =>
          !packages[`${path}/node_modules/${name}`]?.version && !packages[`node_modules/${name}`]?.version,
      ),
  );
  expect(missing).toEqual([]);
});

test("versions are exact", () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync("package.json", "utf8"),
  );
  const loose = Object.entries<string>({
    ...dependencies,
    ...devDependencies,
    ...optionalDependencies,
  }).filter(([, version]) => !/^\d/.test(version));
  expect(loose).toEqual([]);
});
