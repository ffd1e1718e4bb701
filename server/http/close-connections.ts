import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Lets a closing server end soon. Requests under way are answered, then their connections are closed too: browsers keep
 * idle connections for more than a minute, and Node closes only those that are idle when closing begins.
 * @param patienceMs milliseconds after which requests still under way are cut off
 */
export function closeConnectionsInTime(server: FastifyInstance, patienceMs: number): void {
  const connections = new Set<Socket>();
  const underWay = new Set<IncomingMessage>();
  let closing = false;
  server.server.on("connection", (socket: Socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  server.server.on("request", (request, response) => {
    underWay.add(request);
    response.once("close", () => {
      underWay.delete(request);
      if (closing) request.socket.destroySoon();
    });
  });
  server.addHook("preClose", async () => {
    closing = true;
    const busy = new Set(Array.from(underWay, ({ socket }) => socket));
    for (const socket of connections) if (!busy.has(socket)) socket.destroy();
    setTimeout(() => server.server.closeAllConnections(), patienceMs).unref();
  });
}
