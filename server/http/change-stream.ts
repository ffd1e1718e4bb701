import type { FastifyInstance } from "fastify";
import { actorOf } from "#server/http/caller-of.ts";
import { isThisMachine, networkOf } from "#server/http/network-of.ts";
import { sendProblem } from "#server/http/problem.ts";
import { createStreams } from "#server/http/streams.ts";
import type { UseCases } from "#server/usecases/context.ts";

const heartbeatMs = 25_000;
const bounds = {
  most: 2_000,
  // A browser opens at most six connections to a site, so this is enough for all tabs of an office.
  ofNetwork: 40,
  // A browser's tabs share one stream, so these are devices and programs.
  ofPerson: 10,
  // Enough for hundreds of events that nobody has read.
  mostWaiting: 16 * 1024,
};

/**
 * GET /notices: server-sent events that say that free slots changed, but not for which guest. The browser then reads
 * the slots again. Streams end when the server closes. A browser that gets no stream (its network or its person has too
 * many, or all are taken) polls instead. A browser sends no token here; a program may, and then also counts as a
 * person.
 */
export function registerChangeStream(server: FastifyInstance, app: UseCases): void {
  const streams = createStreams(bounds);
  const unsubscribe = app.engine.subscribe(
    (topic) => topic === "availability" && streams.tell("event: availability\ndata: {}\n\n"),
  );
  const heartbeat = setInterval(() => streams.tell(": still here\n\n"), heartbeatMs).unref();

  // A stream has no end, so nothing would answer HEAD.
  server.get("/notices", { exposeHeadRoute: false }, async (request, reply) => {
    const { raw } = reply;
    const network = networkOf(request.ip);
    const person = (await actorOf(app, request))?.userId ?? null;
    // If the caller is already gone, no close event will follow.
    if (raw.destroyed) return reply.hijack();
    const full = streams.add(raw, { network: isThisMachine(network) ? null : network, person });
    if (full === "own_full") {
      return sendProblem(reply, { code: "too_many_requests", detail: "Close some tabs of this site first." });
    }
    if (full) return sendProblem(reply, { code: "busy", detail: "Too many are listening. Ask again later." });
    reply.hijack();
    raw.once("close", () => streams.remove(raw));
    raw.writeHead(200, {
      "content-type": "text/event-stream",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
    });
    raw.write("retry: 5000\n\n");
  });

  server.addHook("preClose", async () => {
    unsubscribe();
    clearInterval(heartbeat);
    streams.end();
  });
}
