import type { FastifyInstance } from "fastify";
import { sendProblem } from "#server/http/problem.ts";
import type { UseCases } from "#server/usecases/context.ts";

/** For load balancers: /health says that the process lives, /ready that it reaches its database. */
export function registerHealth(server: FastifyInstance, app: UseCases): void {
  server.get("/health", async () => ({ status: "ok" }));

  server.get("/ready", async (_request, reply) => {
    try {
      await app.engine.read.selectFrom("salon").select("id").executeTakeFirstOrThrow();
      return await reply.send({ status: "ready" });
    } catch {
      return sendProblem(reply, { code: "not_ready", detail: "The database does not answer." });
    }
  });
}
