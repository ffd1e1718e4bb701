import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createServer } from "#server/http/server.ts";
import { givenSalon } from "#tests/support/given.ts";
import { publicUrl } from "#tests/support/salon-config.ts";

const salon = givenSalon();
let server: ReturnType<typeof createServer>;
let port: number;

beforeAll(async () => {
  server = createServer({
    app: salon.app,
    publicUrl,
    trustProxy: false,
    logLevel: "silent",
    demoProvider: null,
    mailbox: null,
    sandbox: null,
    patience: { headersMs: 200, requestMs: 400, checkEveryMs: 50 },
  });
  await server.listen({ port: 0, host: "127.0.0.1" });
  port = (server.server.address() as AddressInfo).port;
});

afterAll(() => server.close());

const headOfPost = "POST /api/jwt HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n";

test.each([
  ["whose body never comes", `${headOfPost}content-length: 50\r\n\r\n{`],
  ["whose body comes in pieces without an end", `${headOfPost}transfer-encoding: chunked\r\n\r\n1\r\n{\r\n`],
  ["whose headers never end", "GET /api/health HTTP/1.1\r\nhost: x\r\nx-slow: "],
])("a request %s loses its connection", async (_, sent) => {
  expect(await say(sent)).toContain("408");
});

test("a patient client's next request on the same connection has its own time", async () => {
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

test("identity and unknown addresses take absolute targets, too, without an error of ours", async () => {
  for (const path of ["/api/auth/get-session", "/api/nothing-here", "/images/x.webp"]) {
    const heard = await say(
      `GET http://elsewhere.example${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
    );
    expect(heard).not.toMatch(/^HTTP\/1.1 5/);
    expect(heard).not.toContain("elsewhere");
  }
});

/** Sends bytes over a connection and answers what came back until it was closed by the server. */
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
