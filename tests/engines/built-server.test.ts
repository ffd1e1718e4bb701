import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serverFlags, serverMemory } from "#scripts/lib/toolchain.mjs";
import { demoAdmin } from "#server/demo/people.ts";
import { type EmptyDatabase, emptyDatabase } from "#tests/support/empty-database.ts";
import {
  builtServer,
  pagesAreBuilt,
  type RunningServer,
  startServer,
  stopServer,
} from "#tests/support/server.ts";

let database: EmptyDatabase;
let server: RunningServer;

beforeAll(async () => {
  await pagesAreBuilt();
  database = await emptyDatabase();
  const asStarted = { ...serverMemory, NODE_OPTIONS: serverFlags.join(" ") };
  server = await startServer({ ...database.settings, ...asStarted }, builtServer);
});

afterAll(async () => {
  await stopServer(server);
  await database.remove();
});

test("the built server answers pages, their files and the API", async () => {
  const home = await read("/");
  expect(home.text).toContain("<h1");
  const script = /"(\/assets\/[^"]+\.js)"/.exec(home.text)?.[1] ?? "";
  expect((await read(script)).type).toContain("text/javascript");
  expect(JSON.parse((await read("/api/services")).text)).toHaveLength(11);
});

test("the built server serves the card form's stand-in without its sources", async () => {
  expect((await read("/sandbox/stripe.js")).text).toContain("use strict");
});

test("the built server signs people in, and loads the library for it with the first sign-in", async () => {
  const answer = await signIn({ email: "anika@shiuli.example", password: "shiuli-customer" });
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie()).not.toEqual([]);
});

test("an answer of 20 MB does not crash the built server, despite little memory", async () => {
  // As many as one answer lists.
  const users = 200;
  const engine = database.open();
  await sql`
    insert into users (id, email, email_verified, name, role, created_at)
    with recursive counted(n) as (select 1 union all select n + 1 from counted where n < ${sql.lit(users)})
    select 'many-' || cast(n as text), 'many-' || cast(n as text) || '@example.com', 0,
      cast(${"x".repeat(105_000)} as text), 'customer', n
    from counted`.execute(engine.write);
  await engine.close();
  const { email, password } = demoAdmin;
  const cookie = (await signIn({ email, password })).headers.getSetCookie().join("; ");
  const proved = await fetch(`${server.url}/api/jwt`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: server.url, cookie },
    body: JSON.stringify({ email }),
  });
  const { token } = await proved.json();
  const asked = [1, 2, 3].map(() => read("/api/users", { authorization: `Bearer ${token}` }));
  for (const { text } of await Promise.all(asked)) {
    expect(text.length).toBeGreaterThan(20_000_000);
    expect(text.endsWith("]")).toBe(true);
  }
  expect((await read("/api/ready")).text).toContain("ready");
  expect(server.child.exitCode).toBeNull();
});

function signIn(account: { email: string; password: string }): Promise<Response> {
  return fetch(`${server.url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: server.url },
    body: JSON.stringify(account),
  });
}

async function read(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ type: string; text: string }> {
  const answer = await fetch(server.url + path, { headers });
  expect(answer.status).toBe(200);
  return { type: answer.headers.get("content-type") ?? "", text: await answer.text() };
}
