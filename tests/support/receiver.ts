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
  /** The status of its answers; 204 unless set. */
  answers: number;
  close(): void;
}

export async function openReceiver(): Promise<Receiver> {
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    receiver.received.push({ headers: request.headers, body });
    response.writeHead(receiver.answers).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    received: [],
    answers: 204,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return receiver;
}
