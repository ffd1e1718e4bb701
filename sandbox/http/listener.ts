import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { SandboxAnswer, SandboxRequest } from "../types.ts";
import { ConnectionCut } from "./errors.ts";

type Handle = (request: SandboxRequest) => Promise<SandboxAnswer>;

const LARGEST_BODY = 100_000;

/** Serves `handle` at an address of this machine; a cut connection is cut for real. */
export async function startListener(
  handle: Handle,
  port: number,
  host: string,
): Promise<{ server: Server; port: number }> {
  const server = createServer((message, response) => {
    serve(handle, message, response, () => !server.listening).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const address: AddressInfo | string | null = server.address();
  return { server, port: typeof address === "object" && address ? address.port : port };
}

/** Stops taking connections and ends once the answers under way are sent. */
export function stopListener(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}

async function serve(
  handle: Handle,
  message: IncomingMessage,
  response: ServerResponse,
  closing: () => boolean,
): Promise<void> {
  try {
    const answer = await handle({
      method: message.method ?? "GET",
      url: message.url ?? "/",
      headers: singleHeaders(message),
      body: await readBody(message),
    });
    // A connection kept open would hold up the listener's end.
    if (closing()) response.setHeader("connection", "close");
    response.writeHead(answer.status, answer.headers).end(answer.body);
  } catch (error) {
    if (!(error instanceof ConnectionCut)) throw error;
    response.destroy();
  }
}

function singleHeaders(message: IncomingMessage): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(message.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(", ") : value,
    ]),
  );
}

// One character more than is allowed is enough for the refusal, so the rest is not kept.
async function readBody(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of message) {
    if (size <= LARGEST_BODY) parts.push(part);
    size += part.length;
  }
  return Buffer.concat(parts).toString("utf8");
}
