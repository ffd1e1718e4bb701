import { hash, timingSafeEqual } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { sayClockAway } from "#domain/time/clock-away.ts";
import { sendProblem } from "#server/http/problem.ts";
import type { UseCases } from "#server/usecases/context.ts";

/** The longest time that a load balancer waits for the database's answer. */
const readyMs = 1_500;

const ownAddress = /^(127(\.\d+){3}|::1|::ffff:127(\.\d+){3})$/;
const ownHost = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/;

/**
 * GET /metrics: numbers about the salon and this process, for programs on this machine and for callers with the token.
 * Others get a 404. Requests through a proxy on this machine don't count as local.
 * @param token METRICS_TOKEN; null: only this machine may read them
 */
export function registerMetrics(server: FastifyInstance, app: UseCases, token: string | null): void {
  server.get("/metrics", async (request, reply) => {
    if (!isFromHere(request) && !hasToken(request, token)) return sendProblem(reply, { code: "not_found" });
    return reply.type("text/plain; version=0.0.4; charset=utf-8").send(await app.metrics.read());
  });
}

function isFromHere({ ip, headers, socket }: FastifyRequest): boolean {
  const forwarded = headers["x-forwarded-for"] ?? headers.forwarded ?? headers.via;
  return (
    forwarded === undefined &&
    ownAddress.test(ip) &&
    ownAddress.test(socket.remoteAddress ?? "") &&
    ownHost.test(headers.host ?? "")
  );
}

function hasToken({ headers }: FastifyRequest, token: string | null): boolean {
  if (token === null) return false;
  const [given, expected] = [headers.authorization ?? "", `Bearer ${token}`].map((text) =>
    hash("sha256", text, "buffer"),
  );
  return given !== undefined && expected !== undefined && timingSafeEqual(given, expected);
}

/** For load balancers: /health says that the process is alive, /ready that it reaches its database. */
export function registerHealth(server: FastifyInstance, app: UseCases): void {
  server.get("/health", async () => ({ status: "ok" }));

  server.get("/ready", async (_request, reply) => {
    const began = performance.now();
    const answered = app.engine.read.selectFrom("salon").select("id").executeTakeFirstOrThrow();
    const ready = await Promise.race([
      answered.then(
        () => true,
        () => false,
      ),
      // When all connections are busy, this query waits its turn. Any answer in the meantime shows that the database is
      // there.
      pause(readyMs, null, { ref: false }).then(() => app.engine.answeredAt() > began),
    ]);
    const clock = sayClockAway(app.engine.clock.machineAheadMs);
    if (ready) return await reply.send({ status: "ready", ...(clock && { clock }) });
    return sendProblem(reply, { code: "not_ready", detail: "The database does not answer.", retryAfter: 5 });
  });
}
