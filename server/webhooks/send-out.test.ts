import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { afterEach, expect, test } from "vitest";
import { webhookSender } from "#server/webhooks/send-out.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const message = { headers: { "content-type": "application/json" }, body: "{}" };

test("a message arrives unchanged, and its status is returned", async () => {
  let read = "";
  const url = await serve(async (request, response) => {
    for await (const chunk of request) read += chunk;
    response.writeHead(204).end();
  });
  expect(await webhookSender({ local: true }).send(url, { ...message, body: '{"a":"শিউলি"}' })).toEqual({
    status: 204,
  });
  expect(read).toBe('{"a":"শিউলি"}');
});

test.each([
  "https://127.0.0.1/x",
  "https://localhost/x",
  "https://[::1]/x",
  "https://10.0.0.8/x",
  "https://192.168.1.1/x",
  "https://169.254.169.254/latest/meta-data",
  "https://0.0.0.0/x",
  "https://2130706433/x",
  "https://[::ffff:127.0.0.1]/x",
  "https://[fd00::1]/x",
  "http://example.com/x",
  "https://user:password@example.com/x",
  "file:///etc/passwd",
])("a real salon sends nothing to %s", async (url) => {
  expect(await webhookSender({ local: false }).send(url, message)).toEqual({ error: "address_refused" });
});

test("a name that resolves to this machine is checked on connecting, and nothing connects", async () => {
  let connections = 0;
  const inner = createTcpServer((socket) => {
    connections++;
    socket.destroy();
  });
  await new Promise<void>((done) => inner.listen(0, "localhost", done));
  closing.push(() => inner.close());
  const { port } = inner.address() as AddressInfo;
  const named = `https://localhost:${port}/x`;
  expect(await webhookSender({ local: false }).send(named, message)).toEqual({ error: "address_refused" });
  expect(connections).toBe(0);
});

test("a demo on this machine sends nothing to other private addresses", async () => {
  const sender = webhookSender({ local: true });
  expect(await sender.send("http://127.0.0.2/x", message)).toEqual({ error: "address_refused" });
  expect(await sender.send("http://10.0.0.8/x", message)).toEqual({ error: "address_refused" });
});

test("a redirect counts as an answer, and is not followed", async () => {
  let asked = 0;
  const url = await serve((_request, response) => {
    asked++;
    response.writeHead(302, { location: "/elsewhere" }).end();
  });
  expect(await webhookSender({ local: true }).send(url, message)).toEqual({ status: 302 });
  expect(asked).toBe(1);
});

test("an endless answer is cut off, and a missing server is unreachable", async () => {
  const url = await serve((_request, response) => {
    response.writeHead(200);
    const more = setInterval(() => response.write("x".repeat(8192)), 1);
    response.on("close", () => clearInterval(more));
  });
  expect(await webhookSender({ local: true }).send(url, message)).toEqual({ status: 200 });
  const gone = await serve(() => undefined);
  for (const close of closing.splice(0)) close();
  expect(await webhookSender({ local: true }).send(gone, message)).toEqual({ error: "unreachable" });
});

test("no answer within five seconds is a timeout", async () => {
  const url = await serve(() => undefined);
  expect(await webhookSender({ local: true }).send(url, message)).toEqual({ error: "timed_out" });
});
