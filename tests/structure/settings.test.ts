import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readConfig } from "#server/config.ts";

const operations = readFileSync("docs/operations.md", "utf8");

/** The files in which the server reads settings. */
const files = ["config", "config-database", "config-keeping", "config-mail", "config-sms", "config-traces"];
const settings = files.flatMap((name) =>
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

/** Settings of a container itself (where it listens and stores data), and those for a developer's machine. */
const ofContainers = ["HOST", "PORT", "DATA_DIR", "FIREBASE_AUTH_EMULATOR_HOST"];
/** A single database beside the site, without a pooler or a replica. */
const ofOneServer = [...ofContainers, "DATABASE_DIRECT_URL", "DATABASE_READ_URL"];
/** Pictures are in S3, test cards belong to one process, and PgBouncer accepts no options. */
const ofMany = [
  ...ofContainers,
  ...["IMGBB_API_KEY", "PGOPTIONS", "TEST_CARDS", "TEST_CARDS_PORT", "TEST_CARDS_URL"],
];

test.each([
  ["compose.yaml", ofOneServer],
  ["compose.cluster.yaml", ofMany],
])("%s passes on every setting, so that none in .env is silently ignored", (file, leftOut) => {
  const { services } = parse(readFileSync(file, "utf8"));
  const passed = Object.keys(services.site.environment);
  expect(passed.sort()).toEqual(settings.filter((name) => !leftOut.includes(name ?? "")).sort());
});

test("no example setting has a comment after its value, which a service manager would read as part of it", () => {
  for (const text of [operations, readFileSync(".env.example", "utf8")])
    expect(text.match(/^[A-Z][A-Z0-9_]+=.*[ \t]#.*$/gm)).toBeNull();
});

test("the operations guide's example gateway tells an accepted text from a refused one", () => {
  const [shown = ""] = /^SMS_URL=[^`]+/m.exec(operations) ?? [];
  const taken = shown.split("\n\n").map((lines) => {
    const { sms } = readConfig(parseEnv(lines) as Record<string, string>);
    if (sms?.kind !== "http") throw new Error("This names no gateway.");
    return ['{"status":"SUCCESS"}', '{"status":"FAILED"}', '{"error":0}', '{"error":416}'].filter((answer) =>
      sms.success?.test(answer),
    );
  });
  expect(taken).toEqual([['{"status":"SUCCESS"}'], ['{"error":0}']]);
});
