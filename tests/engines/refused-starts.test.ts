import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { run } from "#tests/support/program.ts";

const folder = mkdtempSync(join(tmpdir(), "shiuli-refused-"));
const own = { DATA_DIR: folder };

const keysThatDiffer = {
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
};

afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ["a port that is no number", { PORT: "http" }, "PORT must be a port number."],
  ["a port that there is not", { PORT: "70000" }, "PORT"],
  ["a flag that is neither 0 nor 1", { DEMO: "yes" }, "DEMO must be 0 or 1."],
  ["a part of Stripe's keys", { STRIPE_SECRET_KEY: "sk_test_1" }, "must be set together"],
  ["a live key beside a test key", keysThatDiffer, "both be"],
  [
    "a public address without a secret",
    { PUBLIC_URL: "https://salon.example" },
    "SESSION_SECRET must be set",
  ],
  ["a short secret", { SESSION_SECRET: "short" }, "SESSION_SECRET must have at least 32 characters."],
  ["a secret without variety", { SESSION_SECRET: "a".repeat(39) }, "SESSION_SECRET has too little variety"],
  ["http beyond this machine", { PUBLIC_URL: "http://salon.example" }, "PUBLIC_URL must begin with https://"],
  ["a database of another kind", { DATABASE_URL: "mysql://x" }, "DATABASE_URL must begin with postgres://."],
])("%s is said in one sentence, and nothing starts", async (_, settings, sentence) => {
  const { lines, ended } = run("server/main.ts", { ...own, ...settings });
  expect((await ended).code).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(sentence);
  expect(lines[0]).toMatch(/\.$/);
});

test("a data folder that can't be written to is said in one sentence", async () => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  const { lines, ended } = run("server/main.ts", { DATA_DIR: join(file, "data") });
  expect((await ended).code).toBe(1);
  expect(lines).toEqual([expect.stringContaining("can't be written to: set DATA_DIR")]);
});

test("a database that does not answer is said in one sentence", async () => {
  const settings = { ...own, DATABASE_URL: "postgres://nobody@127.0.0.1:1/nothing" };
  const { lines, ended } = run("server/main.ts", settings);
  expect((await ended).code).toBe(1);
  expect(lines).toEqual([expect.stringContaining("The database can't be used")]);
});
