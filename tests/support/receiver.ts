import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Another program that listens for messages. */
export interface Receiver {
  url: string;
  received: Received[];
  /** The status of its answers; 204 by default. */
  answers: number;
  /** Starts to listen at a new address, which `url` then holds. */
  open(): Promise<void>;
  close(): void;
}

export function createReceiver(): Receiver {
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    receiver.received.push({ headers: request.headers, body });
    response.writeHead(receiver.answers).end();
  });
  const receiver: Receiver = {
    url: "",
    received: [],
    answers: 204,
    async open() {
      await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
      receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return receiver;
}
