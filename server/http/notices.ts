import type { ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Engine } from "#server/database/engines/engine.ts";

const heartbeatMs = 25_000;
const mostStreams = 2_000;

/**
 * GET /notices: server-sent events that say that hours came or went, and nothing of whose. A browser reads the
 * hours again when it hears one. Streams end when the server closes; a browser then falls back to asking.
 */
export function registerNotices(server: FastifyInstance, engine: Engine): void {
  const streams = new Set<ServerResponse>();
  const tell = (text: string) => {
    for (const stream of streams) stream.write(text);
  };
  const unsubscribe = engine.subscribe(
    (topic) => topic === "availability" && tell("event: availability\ndata: {}\n\n"),
  );
  const heartbeat = setInterval(() => tell(": still here\n\n"), heartbeatMs).unref();

  server.get("/notices", (request, reply) => {
    if (streams.size >= mostStreams) return reply.status(503).send();
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      "content-type": "text/event-stream",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
    });
    raw.write("retry: 5000\n\n");
    streams.add(raw);
    request.raw.once("close", () => streams.delete(raw));
  });

  server.addHook("preClose", async () => {
    unsubscribe();
    clearInterval(heartbeat);
    for (const stream of streams) stream.end();
  });
}
