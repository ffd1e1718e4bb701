import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createServer } from "#server/http/server.ts";
import { givenSalon } from "#tests/support/given.ts";
import { publicUrl } from "#tests/support/salon-config.ts";
import { until } from "#tests/support/until.ts";

const salon = givenSalon();
let server: ReturnType<typeof createServer>;
let port: number;

beforeAll(async () => {
  ({ server, port } = await listening());
});

afterAll(() => server.close());

const headOfPost = "POST /api/jwt HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n";

test.each([
  ["with a body that never comes", `${headOfPost}content-length: 50\r\n\r\n{`],
  ["with a body in pieces without an end", `${headOfPost}transfer-encoding: chunked\r\n\r\n1\r\n{\r\n`],
  ["with headers that never end", "GET /api/health HTTP/1.1\r\nhost: x\r\nx-slow: "],
])("a request %s loses its connection", async (_, sent) => {
  expect(await say(sent)).toContain("408");
});

test("a patient client's next request on the same connection has its own timeout", async () => {
  const health = "GET /api/health HTTP/1.1\r\nhost: x\r\n";
  const heard = await say(`${health}\r\n${health}connection: close\r\n\r\n`);
  expect(heard.match(/"status":"ok"/g)).toHaveLength(2);
});

test.each(["http://elsewhere.example/api/health", "HTTP://x:99/api/health?q=1", "//api/health"])(
  "the target %s is answered as its path",
  async (target) => {
    const heard = await say(`GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    expect(heard).toContain("200 OK");
    expect(heard).not.toContain("elsewhere");
  },
);

test("identity routes and unknown addresses accept absolute targets, too, without an internal error", async () => {
  for (const path of ["/api/auth/get-session", "/api/nothing-here", "/images/x.webp"]) {
    const heard = await say(
      `GET http://elsewhere.example${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
    );
    expect(heard).not.toMatch(/^HTTP\/1.1 5/);
    expect(heard).not.toContain("elsewhere");
  }
});

test.each([
  ["that has asked for nothing", ""],
  ["with headers that never end", "GET /api/health HTTP/1.1\r\nhost: x\r\nx-slow: "],
  ["with a body that never comes", `${headOfPost}content-length: 50\r\n\r\n{`],
])("a stopping server does not wait for a connection %s", async (_, sent) => {
  const stopping = await listening();
  const socket = connect(stopping.port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(sent);
  const ended = once(socket, "close");
  // A socket that nobody reads may not notice its end.
  socket.resume();
  // Once the server has answered a later connection, it has accepted this one.
  await fetch(`http://127.0.0.1:${stopping.port}/api/health`);
  await stopping.server.close();
  await ended;
});

test("a stopping server answers requests in progress, then closes idle connections", async () => {
  const stopping = await listening({ closingMs: 60_000 });
  const socket = connect(stopping.port, "127.0.0.1");
  let heard = "";
  socket.on("data", (chunk) => {
    heard += chunk;
  });
  const ended = once(socket, "close");
  socket.write(`${headOfPost}content-length: 2\r\nexpect: 100-continue\r\n\r\n`);
  await until("the server to ask for the body", () => heard.includes("100 Continue") || null);
  const closed = stopping.server.close();
  socket.write("{}");
  await Promise.all([closed, ended]);
  expect(heard).toContain("HTTP/1.1 422");
});

async function listening({
  closingMs = 300,
} = {}): Promise<{ server: ReturnType<typeof createServer>; port: number }> {
  const server = createServer({
    app: salon.app,
    publicUrl,
    trustProxy: false,
    logLevel: "silent",
    demoProvider: null,
    mailbox: null,
    sandbox: null,
    patience: { headersMs: 200, requestMs: 400, checkEveryMs: 50, closingMs },
  });
  await server.listen({ port: 0, host: "127.0.0.1" });
  return { server, port: (server.server.address() as AddressInfo).port };
}

/** Sends bytes over a connection and returns everything received until the server closed it. */
function say(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.on("data", (chunk) => {
      heard += chunk;
    });
    socket.once("close", () => resolve(heard));
    socket.once("error", reject);
  });
}
