import { afterAll, beforeAll, expect, test } from "vitest";
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
  server = await startServer(database.settings, builtServer);
}, 300_000);

afterAll(async () => {
  await stopServer(server);
  await database.remove();
});

test("the built server answers pages, files of pages and the API", async () => {
  const home = await read("/");
  expect(home.text).toContain("<h1");
  const script = /"(\/assets\/[^"]+\.js)"/.exec(home.text)?.[1] ?? "";
  expect((await read(script)).type).toContain("text/javascript");
  expect(JSON.parse((await read("/api/services")).text)).toHaveLength(11);
});

test("the built server hands out the card form's stand-in, whose sources it doesn't have", async () => {
  expect((await read("/sandbox/stripe.js")).text).toContain("use strict");
});

test("the built server signs people in, whose library it loads with the first sign-in", async () => {
  const answer = await fetch(`${server.url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: server.url },
    body: JSON.stringify({ email: "anika@shiuli.example", password: "shiuli-customer" }),
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie()).not.toEqual([]);
});

async function read(path: string): Promise<{ type: string; text: string }> {
  const answer = await fetch(server.url + path);
  expect(answer.status).toBe(200);
  return { type: answer.headers.get("content-type") ?? "", text: await answer.text() };
}
