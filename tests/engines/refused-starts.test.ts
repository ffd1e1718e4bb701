import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
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
])("%s is reported in one sentence, and nothing starts", async (_, settings, sentence) => {
  const { lines, ended } = run("server/main.ts", { ...own, ...settings });
  expect((await ended).code).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(sentence);
  expect(lines[0]).toMatch(/\.$/);
});

test("an unwritable data folder is reported in one sentence, with the reason", async () => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  for (const [DATA_DIR, reason] of [
    [join(file, "data"), `ENOTDIR: not a directory, mkdir '${join(file, "data")}'`],
    [file, "it is no folder"],
  ] as const) {
    const { lines, ended } = run("server/main.ts", { DATA_DIR });
    expect((await ended).code).toBe(1);
    expect(lines).toEqual([
      `The data folder ${DATA_DIR} can't be written to (${reason}): give it to the user that runs the server, or set DATA_DIR to another folder.`,
    ]);
  }
});

test.each([
  ["a lock that can't be opened", "server.lock", "can't be locked"],
  ["a database that can't be opened", "shiuli.db", "The database can't be used"],
  ["a secret that can't be read", "session-secret", "can't be read"],
])("%s is reported in one sentence that names it, and blames no other server", async (_, name, sentence) => {
  const DATA_DIR = mkdtempSync(join(folder, "other-"));
  mkdirSync(join(DATA_DIR, name));
  const { lines, ended } = run("server/main.ts", { DATA_DIR });
  expect((await ended).code).toBe(1);
  expect(lines).toEqual([expect.stringContaining(sentence)]);
  expect(lines[0]).toContain(join(DATA_DIR, name));
  expect(lines[0]).not.toContain("Another server");
});

test("when the lock belongs to another user no server starts, since two could", () => {
  const dataDir = mkdtempSync(join(folder, "lock-"));
  writeFileSync(join(dataDir, "server.lock"), "");
  chmodSync(join(dataDir, "server.lock"), 0o444);
  for (const open of [folder, dataDir]) chmodSync(open, 0o777);
  // root may write to every file.
  const claim = `
    import { lockDataDir } from "#server/boot/one-server.ts";
    if (process.getuid() === 0) process.setuid(65534);
    try { lockDataDir(process.argv[1]); process.stdout.write("claimed"); }
    catch ({ message }) { process.stdout.write(message); }`;
  const said = execFileSync(process.execPath, ["--input-type=module", "--eval", claim, dataDir]);
  expect(String(said)).toContain(`${join(dataDir, "server.lock")} can't be locked (EACCES`);
});

test("a file that is not a database is reported in one sentence", async () => {
  const DATA_DIR = mkdtempSync(join(folder, "no-database-"));
  writeFileSync(join(DATA_DIR, "shiuli.db"), "Bookings of 2019\n".repeat(500));
  const { lines, ended } = run("server/main.ts", { DATA_DIR });
  expect((await ended).code).toBe(1);
  expect(lines).toEqual([expect.stringContaining("The database can't be used")]);
});

test("a database that does not answer is reported in one sentence", async () => {
  const settings = { ...own, DATABASE_URL: "postgres://nobody@127.0.0.1:1/nothing" };
  const { lines, ended } = run("server/main.ts", settings);
  expect((await ended).code).toBe(1);
  expect(lines).toEqual([expect.stringContaining("The database can't be used")]);
});
