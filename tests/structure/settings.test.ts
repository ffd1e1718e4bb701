import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";

/** What the server reads. */
const settings = ["config", "config-database", "config-keeping", "config-sms"].flatMap((name) =>
  [...readFileSync(`server/${name}.ts`, "utf8").matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(
    ([, setting]) => setting,
  ),
);

test("every setting is in .env.example, and nothing else", () => {
  const example = [...readFileSync(".env.example", "utf8").matchAll(/^([A-Z0-9_]+)=/gm)].map(
    ([, name]) => name,
  );
  expect(example.sort()).toEqual(settings.toSorted());
});

test("every setting is in the README's table, and nothing else", () => {
  const listed = [...readFileSync("README.md", "utf8").matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map(
    ([, name]) => name,
  );
  expect(listed.sort()).toEqual(settings.toSorted());
});

test.each(["compose.yaml", "compose.cluster.yaml"])("%s passes on settings that the server knows", (file) => {
  const { services } = parse(readFileSync(file, "utf8"));
  const passed = Object.keys(services.site.environment);
  expect(passed.filter((name) => !settings.includes(name))).toEqual([]);
});
