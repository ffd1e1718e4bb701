import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { sql } from "kysely";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { migrate } from "#server/database/migrate.ts";
import { type EmptyDatabase, emptyDatabase } from "#tests/support/empty-database.ts";
import { run } from "#tests/support/program.ts";
import { pagesAreBuilt, startServer, stopServer } from "#tests/support/server.ts";
import { until } from "#tests/support/until.ts";

/** An empty salon, which starts at once. */
const noDemo = { DEMO: "0" };
const fakeKeys = (kind: "live" | "test") => ({
  STRIPE_SECRET_KEY: `sk_${kind}_1`,
  STRIPE_PUBLISHABLE_KEY: `pk_${kind}_1`,
  STRIPE_WEBHOOK_SECRET: "whsec_1",
});

let database: EmptyDatabase;

beforeAll(pagesAreBuilt);

beforeEach(async () => {
  database = await emptyDatabase();
});

afterEach(() => database.remove());

test("a port in use is reported in one sentence, and the program ends", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const { lines, ended } = run("server/main.ts", { ...database.settings, ...noDemo, PORT: String(port) });
  expect((await ended).code).toBe(1);
  expect(lines).toEqual([`Port ${port} is in use: stop what uses it, or set PORT to another one.`]);
  other.close();
});

test.runIf(process.env.ENGINE === "postgres")(
  "a database that stops answering during the start is reported in one sentence",
  async () => {
    const engine = database.open();
    await migrate(engine);
    await engine.transaction(async (tx) => {
      await sql`lock table salon in access exclusive mode`.execute(tx);
      const settings = { ...database.settings, ...noDemo, DATABASE_TIMEOUT: "1" };
      const { lines, ended } = run("server/main.ts", settings);
      expect((await ended).code).toBe(1);
      expect(lines).toEqual(["The database can't be used: The database does not answer."]);
    });
    await engine.close();
  },
);

test("a demo says how to get in, keeps what was written, and refuses what does not go with it", async () => {
  const first = await startServer(database.settings);
  await until("the announcement", () => first.lines.find((line) => line.includes("4242")));
  expect(first.lines.join("\n")).toContain("admin@shiuli.example");
  const names = async (url: string) => {
    const services = (await (await fetch(`${url}/api/services`)).json()) as { service_name: string }[];
    return services.map((service) => service.service_name);
  };
  const before = await names(first.url);
  expect(before).toHaveLength(11);

  if (process.env.ENGINE === "postgres") {
    const second = await startServer(database.settings);
    expect(await names(second.url)).toEqual(before);
    expect(await stopServer(second)).toBe(0);
  } else {
    const second = run("server/main.ts", { ...database.settings, PORT: "4699" });
    expect((await second.ended).code).toBe(1);
    expect(second.lines).toEqual([expect.stringContaining("Another server is running on")]);
  }

  const token = await signIn(first.url);
  expect(await stopServer(first)).toBe(0);

  const again = await startServer({ ...database.settings, PORT: String(first.port) });
  expect(await names(again.url)).toEqual(before);
  const me = await fetch(`${again.url}/api/me`, { headers: { authorization: `Bearer ${token}` } });
  expect(await me.json()).toMatchObject({ email: "anika@shiuli.example", role: "customer" });
  expect(await stopServer(again)).toBe(0);

  for (const settings of [fakeKeys("live"), noDemo]) {
    const refused = run("server/main.ts", { ...database.settings, ...settings });
    expect((await refused.ended).code).toBe(1);
    expect(refused.lines).toEqual([expect.stringContaining("This database holds demo data")]);
  }
});

test("DEMO=0 starts an empty salon that says so, and that it takes no cards, and never becomes a demo", async () => {
  const server = await startServer({ ...database.settings, ...noDemo });
  const read = async (path: string) => (await fetch(`${server.url}/api${path}`)).json();
  expect(await read("/services")).toEqual([]);
  expect(await read("/reviews")).toEqual([]);
  expect(await read("/salon")).toMatchObject({ demo: false, testMode: false, stripePublishableKey: "" });
  expect((await fetch(`${server.url}/sandbox/v1/payment_intents`)).status).toBe(404);
  expect(await stopServer(server)).toBe(0);
  expect(server.lines).toContainEqual(
    expect.stringMatching(/^This salon is new and empty: .* check DATA_DIR/),
  );
  const again = await startServer({ ...database.settings, ...noDemo });
  expect(await stopServer(again)).toBe(0);
  expect(again.lines.join()).not.toContain("new and empty");
  const demo = run("server/main.ts", { ...database.settings, DEMO: "1" });
  expect((await demo.ended).code).toBe(1);
  expect(demo.lines).toEqual([expect.stringContaining("This database holds a real salon")]);
});

test("a request in progress when the server is asked to stop gets its answer", async () => {
  const server = await startServer({ ...database.settings, ...noDemo });
  const body = JSON.stringify({
    firstName: "Nadia",
    lastName: "Rahman",
    email: "nadia@example.com",
    mobile: "01700000001",
  });
  const socket = connect(server.port, "127.0.0.1");
  await once(socket, "connect");
  const heard = listen(socket);
  socket.write(
    [
      "POST /api/contact-messages HTTP/1.1",
      `host: localhost:${server.port}`,
      "content-type: application/json",
      `content-length: ${body.length}`,
      "expect: 100-continue",
      "connection: close",
      "",
      "",
    ].join("\r\n"),
  );
  await until("the server to ask for the body", () => /100 Continue/.exec(heard.text));
  server.child.kill("SIGTERM");
  await until("the server to take no new visitors", () =>
    fetch(`${server.url}/api/health`).then(
      () => null,
      () => true,
    ),
  );
  socket.write(body);
  await until("the answer", () => /insertedId/.exec(heard.text));
  expect(heard.text).toContain("HTTP/1.1 201 Created");
  expect((await server.ended).code).toBe(0);
});

test("a killed server keeps what it has acknowledged", async () => {
  const server = await startServer({ ...database.settings, ...noDemo });
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, index) =>
      fetch(`${server.url}/api/contact-messages`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          firstName: "Anika",
          lastName: `The ${index}th`,
          email: "anika@shiuli.example",
          mobile: "01700000001",
        }),
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
  const ids = await Promise.all(
    answers.map(async (one) => ((await one.json()) as { insertedId: string }).insertedId),
  );
  server.child.kill("SIGKILL");
  await server.ended;
  const engine = database.open();
  const kept = await engine.read.selectFrom("contact_messages").select("id").where("id", "in", ids).execute();
  expect(kept).toHaveLength(5);
  await engine.close();
  const again = await startServer({ ...database.settings, ...noDemo });
  expect(await stopServer(again)).toBe(0);
});

/** Signs the demo's customer in. @returns the bearer token */
async function signIn(url: string): Promise<string> {
  const headers = { "content-type": "application/json", origin: url };
  const account = { email: "anika@shiuli.example", password: "shiuli-customer" };
  const signedIn = await fetch(`${url}/api/auth/sign-in/email`, {
    method: "POST",
    headers,
    body: JSON.stringify(account),
  });
  const cookie = signedIn.headers.getSetCookie().map((one) => one.split(";")[0]);
  const answer = await fetch(`${url}/api/jwt`, {
    method: "POST",
    headers: { ...headers, cookie: cookie.join("; ") },
    body: JSON.stringify({ email: account.email }),
  });
  return ((await answer.json()) as { token: string }).token;
}

/** Collects what a socket receives. */
function listen(socket: Socket): { text: string } {
  const heard = { text: "" };
  socket.setEncoding("utf8").on("data", (part) => {
    heard.text += part;
  });
  return heard;
}
