import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openEngine } from "#server/boot/open-engine.ts";
import { readConfig } from "#server/config.ts";
import { findOrCreateUser } from "#server/usecases/people/create-token.ts";
import { run } from "#tests/support/program.ts";

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "shiuli-commands-"));
});

afterEach(() => rmSync(dataDir, { recursive: true }));

test.each([
  ["money-cli", ""],
  ["money-cli", "gone"],
  ["admin-cli", "gone"],
])("%s finds no salon in the wrong folder, says so and creates none", async (program, below) => {
  const args = program === "admin-cli" ? ["promote", "mim@example.com"] : [];
  const { lines, ended } = run(`server/${program}.ts`, { DATA_DIR: join(dataDir, below) }, args);
  expect((await ended).code).toBe(1);
  expect(lines).toEqual([expect.stringContaining(`There is no salon in ${join(dataDir, below)}`)]);
  expect(readdirSync(dataDir)).toEqual([]);
});

test("another user's command says that it has no permission, not that there is no salon", async () => {
  await makeSalon();
  const closed = join(dataDir, "closed");
  mkdirSync(closed);
  chmodSync(closed, 0);
  chmodSync(dataDir, 0o755);
  const said = asAnybody(`
    import { takeBackup } from "#server/operations/take-backup.ts";
    const work = () => takeBackup(process.argv[1] + "/closed", process.argv[1] + "/backup");`);
  // Nobody but root may look into it to remove it with the rest.
  rmdirSync(closed);
  expect(said).toMatch(/can't be looked at \(EACCES: .*\): run this as the user that runs the server/);
});

test("a read-only database is refused when it is opened, before anything is lost", async () => {
  await makeSalon();
  chmodSync(dataDir, 0o777);
  // SQLite gives the files beside it the same permissions.
  chmodSync(join(dataDir, "shiuli.db"), process.getuid?.() === 0 ? 0o644 : 0o444);
  const said = asAnybody(`
    import { openEngine } from "#server/boot/open-engine.ts";
    import { readConfig } from "#server/config.ts";
    const work = () => openEngine(readConfig({}), process.argv[1]);`);
  expect(said).toMatch(/^The database can't be used: EACCES: .*shiuli\.db/);
});

test("the doctor names the file that belongs to another user, for which the server would not start", async () => {
  chmodSync(dataDir, 0o777);
  const secret = join(dataDir, "session-secret");
  writeFileSync(secret, "s".repeat(40), { mode: 0o400 });
  mkdirSync(join(dataDir, "lost+found"), { mode: 0o700 });
  const said = asAnybody(`
    import { examineDisk } from "#server/operations/doctor/disk.ts";
    const work = async () => {
      const found = await examineDisk({}, process.argv[1]);
      throw new Error(found.filter(({ state }) => state === "failure").map(({ says }) => says).join());
    };`);
  expect(said).toBe(`${secret} can't be read and written by this user.`);
});

test("promoting an unverified address to admin warns that somebody else may have signed up with it", async () => {
  const engine = await openEngine(readConfig({}), dataDir);
  for (const emailVerified of [false, true]) {
    const email = `${emailVerified ? "proved" : "unproved"}@example.com`;
    const proof = { provider: "embedded", subject: email, email, emailVerified, name: "Mim", photoURL: null };
    await findOrCreateUser({ engine, now: Date.now }, proof);
  }
  await engine.close();
  const promote = async (email: string) => {
    const { lines, ended } = run("server/admin-cli.ts", { DATA_DIR: dataDir }, ["promote", email]);
    expect((await ended).code).toBe(0);
    return lines.join("\n");
  };
  expect(await promote("proved@example.com")).toBe("Mim is an admin now.");
  expect(await promote("unproved@example.com")).toMatch(
    /^Mim is an admin now\. .*not verified.*somebody else/,
  );
});

test("without a card provider, a money check goes by the books alone, and says so in one sentence", async () => {
  await makeSalon();
  const { lines, ended } = run("server/money-cli.ts", { DATA_DIR: dataDir, DEMO: "0" });
  expect((await ended).code).toBe(0);
  expect(lines).toEqual([
    "Ledger: 0 payments, $0.00 charged, $0.00 given back, $0.00 taken back by banks.",
    "There is no card provider to compare with, since no STRIPE_ settings are set.",
    "On gift cards: $0.00, owed until it is used.",
    "On packages: $0.00, owed until it is used or given back.",
  ]);
});

test("payments by card that no provider is there to compare with end a money check with 1: its settings may be lost", async () => {
  await makeSalon();
  const books = new DatabaseSync(join(dataDir, "shiuli.db"), { enableForeignKeyConstraints: false });
  books.exec(`
    insert into payments (id, purchase_id, attempt, intent_id, amount_cents, currency, state, created_at, updated_at)
      values ('paid', 'bought', 1, 'pi_1', 2500, 'usd', 'succeeded', 1, 1);
    insert into ledger (id, at, kind, cause, amount_cents, currency, payment_id)
      values ('line', 1, 'charge', 'charge:pi_1', 2500, 'usd', 'paid');`);
  books.close();
  const { lines, ended } = run("server/money-cli.ts", { DATA_DIR: dataDir, DEMO: "0" });
  expect((await ended).code).toBe(1);
  expect(lines.slice(0, 2)).toEqual([
    "Ledger: 1 payments, $25.00 charged, $0.00 given back, $0.00 taken back by banks.",
    "There is no card provider to compare them with: set the STRIPE_ settings that the server had.",
  ]);
});

test.each([
  ["backup-cli", ["backup", "--help"], "Say where to: npm run backup -- <folder>"],
  ["backup-cli", ["restore", "--help"], "Say what to put back: npm run restore -- <backup> [--replace]"],
  ["admin-cli", ["--help"], "Say what to do: npm run admin -- promote <email>"],
  ["move-cli", ["--help"], "npm run move-to-postgres takes nothing after its name"],
  ["doctor-cli", ["--help"], "npm run doctor takes nothing after its name"],
  ["money-cli", ["--help"], "npm run money:check takes nothing after its name"],
])("%s with %j says how it is called, and does nothing", async (program, args, sentence) => {
  await makeSalon();
  const { lines, ended } = run(`server/${program}.ts`, { DATA_DIR: dataDir }, args);
  expect((await ended).code).toBe(1);
  expect(lines).toEqual([expect.stringContaining(sentence)]);
});

test("npm start with an option says where settings come from, and opens no salon on another port", async () => {
  const { lines, ended } = run("scripts/start.mjs", { DATA_DIR: dataDir }, ["--port", "4000"]);
  expect((await ended).code).toBe(1);
  expect(lines).toEqual([expect.stringContaining("npm start takes nothing after its name")]);
  expect(readdirSync(dataDir)).toEqual([]);
});

test("a move to a PostgreSQL that is not there, or of a newer version's salon, says so in one sentence", async () => {
  await makeSalon();
  const move = async () => {
    const settings = { DATA_DIR: dataDir, DATABASE_URL: "postgres://salon@127.0.0.1:1/salon" };
    const { lines, ended } = run("server/move-cli.ts", settings);
    expect((await ended).code).toBe(1);
    return lines;
  };
  expect(await move()).toEqual(["The database can't be used: connect ECONNREFUSED 127.0.0.1:1"]);
  const db = new DatabaseSync(join(dataDir, "shiuli.db"));
  db.exec("insert into migrations values ('9999-later', 1)");
  db.close();
  const newer = "The database was made by a newer version (it knows 9999-later). Install that version.";
  expect(await move()).toEqual([`The database can't be used: ${newer} (${join(dataDir, "shiuli.db")})`]);
});

/** Runs a module's `work` as a user other than root, because root may read and write everything. */
function asAnybody(module: string): string {
  const said = execFileSync(process.execPath, [
    "--input-type=module",
    "--eval",
    `${module}
    if (process.getuid() === 0) process.setuid(65534);
    process.stdout.write(await work().then(() => "done", ({ message }) => message));
    process.exit();`,
    dataDir,
  ]);
  return String(said);
}

async function makeSalon(): Promise<void> {
  await (await openEngine(readConfig({}), dataDir)).close();
}
