import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freePort } from "#scripts/lib/postgres.mjs";
import { type Config, readConfig } from "#server/config.ts";
import { migrate } from "#server/database/migrate.ts";
import { examineDisk } from "#server/operations/doctor/disk.ts";
import { examine } from "#server/operations/doctor/examine.ts";
import { type EmptyDatabase, emptyDatabase } from "#tests/support/empty-database.ts";

let database: EmptyDatabase;
let folder: string;
/** An address of this machine where nothing listens. */
let nobody: string;

beforeAll(async () => {
  database = await emptyDatabase();
  folder = database.settings.DATA_DIR ?? mkdtempSync(join(tmpdir(), "shiuli-doctor-"));
  chmodSync(folder, 0o700);
  nobody = `127.0.0.1:${await freePort()}`;
  const engine = database.open();
  await migrate(engine);
  await engine.close();
});

afterAll(async () => {
  await database.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** The complaints about these settings: the subject of each, and what to do. */
async function complaints(
  settings: Record<string, string> = {},
  more: Partial<Config> = {},
): Promise<string[]> {
  const config = readConfig({ ...database.settings, PUBLIC_URL: `http://${nobody}`, ...settings });
  const found = await examine({ ...config, ...more }, folder);
  return found
    .filter(({ state }) => state !== "ok")
    .map(({ state, about, says }) => `${state}: ${about}: ${says}`);
}

test("a correct salon has nothing to fix, except that its server is not running", async () => {
  expect(await complaints()).toEqual([
    `warning: Site: http://${nobody} does not answer: connect ECONNREFUSED ${nobody}.`,
  ]);
});

test("a site that answers, and refuses an unsigned event as this server does, is fine", async () => {
  const site = createServer((request, response) => {
    const hook = request.url === "/api/webhooks/stripe";
    response.writeHead(hook ? 400 : 200, { "content-type": "application/problem+json" }).end("{}");
  });
  await new Promise<void>((done) => site.listen(0, "127.0.0.1", done));
  const { port } = site.address() as AddressInfo;
  expect(await complaints({ PUBLIC_URL: `http://127.0.0.1:${port}` })).toEqual([]);
  site.close();
});

test("a proxy that intercepts the webhook is reported", async () => {
  const proxy = createServer((request, response) => {
    response.writeHead(request.method === "POST" ? 403 : 200, { "content-type": "text/html" }).end();
  });
  await new Promise<void>((done) => proxy.listen(0, "127.0.0.1", done));
  const { port } = proxy.address() as AddressInfo;
  const [webhook] = await complaints({ PUBLIC_URL: `http://127.0.0.1:${port}` });
  expect(webhook).toMatch(/^failure: Site: .*webhooks\/stripe answers 403/);
  proxy.close();
});

test("a data folder that can't be written to is a failure with a way out", async () => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  const [written] = await examineDisk(readConfig(database.settings), file);
  expect(written).toMatchObject({ state: "failure", mend: expect.stringMatching(/^Give it to the user/) });
});

test("every part that does not answer is named, with what to do", async () => {
  const found = await complaints({
    DATABASE_URL: `postgres://salon@${nobody}/salon`,
    SMTP_URL: `smtp://${nobody}`,
    MAIL_FROM: "Shiuli <hello@salon.example>",
    IMAGE_HOST: "s3",
    S3_BUCKET: "salon",
    S3_ENDPOINT: `http://${nobody}`,
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "secret",
    SMS_URL: `http://user:secret@${nobody}/send?to={number}&text={text}`,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://${nobody}`,
  });
  const failed = found.filter((line) => line.startsWith("failure")).map((line) => line.split(": ")[1]);
  expect(failed.sort()).toEqual(["Database", "Mail", "Pictures", "Texts", "Traces"]);
  expect(found.join()).not.toMatch(/secret/);
});

test.skipIf(process.env.ENGINE !== "postgres")(
  "a pooler that does not answer is named, even if the database behind it does",
  async () => {
    const found = await complaints({
      DATABASE_URL: `postgres://salon@${nobody}/salon`,
      DATABASE_DIRECT_URL: database.settings.DATABASE_URL ?? "",
    });
    expect(found.filter((line) => line.includes("Database"))).toEqual([
      `failure: Database: The pooler at DATABASE_URL does not answer: connect ECONNREFUSED ${nobody}.`,
    ]);
  },
);

test.skipIf(process.env.ENGINE !== "postgres")(
  "a server that would open more connections than PostgreSQL allows is reported",
  async () => {
    const found = await complaints({ DATABASE_CONNECTIONS: "200" });
    expect(found.filter((line) => line.includes("Database"))).toEqual([
      expect.stringMatching(/^failure: Database: It takes \d+ connections, and one server opens 202\.$/),
    ]);
  },
);

test.skipIf(process.env.ENGINE !== "postgres")(
  "a replica that does not answer, or belongs to another database, is reported",
  async () => {
    const ofReplica = async (DATABASE_READ_URL: string) =>
      (await complaints({ DATABASE_READ_URL })).filter((line) => line.includes("Replica"));
    expect(await ofReplica(`postgres://salon@${nobody}/salon`)).toEqual([
      `warning: Replica: It does not answer: connect ECONNREFUSED ${nobody}.`,
    ]);
    const other = new URL(database.settings.DATABASE_URL ?? "");
    other.pathname = "/postgres";
    expect(await ofReplica(other.href)).toEqual([
      "failure: Replica: It is another database: visitors could see what the salon no longer offers.",
    ]);
  },
);

test.skipIf(process.env.ENGINE !== "postgres")(
  "a replica that was promoted, and is the primary by now, is a warning and no failure",
  async () => {
    const found = await complaints({ DATABASE_READ_URL: database.settings.DATABASE_URL ?? "" });
    expect(found.filter((line) => line.includes("Replica"))).toEqual([
      "warning: Replica: It is the primary itself, and takes no work off it.",
    ]);
  },
);

test.each([
  ["accepts", 200, {}, undefined],
  ["does not accept", 401, {}, "failure: Texts: Twilio does not accept the account: it answers 401."],
  [
    "has suspended",
    200,
    { status: "suspended" },
    "failure: Texts: Twilio says that the account is suspended.",
  ],
  ["can't look up now", 503, {}, "failure: Texts: Twilio can't look up the account now: it answers 503."],
])("an account that Twilio %s is described correctly", async (_, status, account, said) => {
  const asked = vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(async () => Response.json(account, { status }));
  const settings = { TWILIO_ACCOUNT_SID: "AC1", TWILIO_AUTH_TOKEN: "token", TWILIO_FROM: "+15005550006" };
  const found = await complaints(settings);
  expect(found.find((line) => line.includes("Texts"))).toBe(said);
  expect(asked.mock.calls.map(([address]) => String(address)).join()).toContain("/Accounts/AC1.json");
  asked.mockRestore();
});

const drawn = "4f9c1e7ab2d85036c1aa93e07745be12";

test("a public address without https and mail is not ready to open", async () => {
  const found = await complaints({ PUBLIC_URL: "http://salon.invalid", SESSION_SECRET: drawn, DEMO: "1" });
  expect(found.filter((line) => line.startsWith("failure"))).toEqual([
    "failure: Site: http://salon.invalid is not https.",
    "failure: Mail: No SMTP_URL is set: customers get no mail.",
  ]);
});

const noKeys = "failure: Cards: No Stripe keys are set: nobody can pay.";
const testCards = "warning: Cards: The built-in test server takes them: no money moves.";
const inPublic = { PUBLIC_URL: "https://salon.invalid", SESSION_SECRET: drawn, TRUST_PROXY: "1" };

test.each([
  ["a demo on this machine", {}, undefined],
  ["a salon on this machine", { DEMO: "0" }, noKeys],
  ["a salon on this machine that tries test cards", { DEMO: "0", TEST_CARDS: "1" }, undefined],
  ["a salon", inPublic, noKeys],
  ["a salon that tries test cards", { ...inPublic, TEST_CARDS: "1" }, testCards],
  ["a demo", { ...inPublic, DEMO: "1" }, testCards],
])("the card provider for %s without keys is described correctly", async (_, settings, said) => {
  expect((await complaints(settings)).find((line) => line.includes("Cards"))).toBe(said);
});

test("an unconfigured proxy is reported, since all visitors share one visitor's limits behind it", async () => {
  const { TRUST_PROXY: _, ...unnamed } = inPublic;
  expect(await complaints(unnamed)).toContainEqual(
    expect.stringMatching(/^warning: Site: TRUST_PROXY is not set/),
  );
  expect((await complaints(inPublic)).join()).not.toContain("TRUST_PROXY");
});

test("a proxy that hides the client is reported, since everybody could read the metrics behind it", async () => {
  const site = createServer((_, response) => {
    response.writeHead(200, { "content-type": "application/problem+json" }).end("{}");
  });
  await new Promise<void>((done) => site.listen(0, "127.0.0.1", done));
  const { port } = site.address() as AddressInfo;
  const found = await complaints({ PUBLIC_URL: `http://127.0.0.1:${port}` }, { loopback: false });
  expect(found.join()).toContain("Everybody may read");
  site.close();
});

test("a world-readable folder and a database of another version are reported", async () => {
  chmodSync(folder, 0o755);
  const engine = database.open();
  await engine.write.insertInto("migrations").values({ name: "9999-future", ran_at: 1 }).execute();
  await engine.close();
  const found = await complaints();
  expect(found.filter((line) => !line.includes("Site"))).toEqual([
    "warning: Data folder: Every user of this machine can read it.",
    "failure: Database: It was made by a newer version (it knows 9999-future).",
  ]);
});
