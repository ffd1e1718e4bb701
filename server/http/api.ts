import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { registerCalls } from "#server/http/calls.ts";
import { registerChangeStream } from "#server/http/change-stream.ts";
import { registerDocumentation } from "#server/http/documentation.ts";
import { methodsAt } from "#server/http/errors.ts";
import { followRequests } from "#server/http/follow-requests.ts";
import { registerHealth, registerMetrics } from "#server/http/health.ts";
import { registerImageUpload } from "#server/http/images.ts";
import { sendProblem } from "#server/http/problem.ts";
import { registerUnsubscribe } from "#server/http/unsubscribe.ts";
import { registerWebhook } from "#server/http/webhook.ts";
import type { UseCases } from "#server/usecases/context.ts";

const noContent = "default-src 'none'; frame-ancestors 'none'";

const tokenUrl = "/api/jwt";

/** Registers everything below /api except identity's own addresses. */
export function registerApi(
  server: FastifyInstance,
  app: UseCases,
  publicUrl: string,
  metricsToken: string | null,
): void {
  const origin = new URL(publicUrl).origin;
  server.addHook("onRequest", async (request, reply) => {
    reply.header("cache-control", "no-store").header("content-security-policy", noContent);
    // Pages go by it: a phone's clock may be a day wrong.
    reply.header("date", new Date(app.now()).toUTCString());
    const from = request.headers.origin;
    if (request.routeOptions.url === tokenUrl && from !== undefined && from !== origin) {
      return sendProblem(reply, { code: "forbidden", detail: "This call is for the salon's own pages." });
    }
    if ((request.headers["content-encoding"] ?? "identity") !== "identity")
      return sendProblem(reply.header("accept-encoding", "identity"), { code: "unsupported_media_type" });
  });
  const readJson = server.getDefaultJsonParser("error", "error");
  const utf8 = new TextDecoder("utf-8", { fatal: true });
  // Fastify alone would keep what is not UTF-8 as replacement characters.
  server.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body: Buffer, done) =>
    readJson(request, utf8.decode(body), done),
  );
  followRequests(server, app);
  registerHealth(server, app);
  registerMetrics(server, app, metricsToken);
  registerChangeStream(server, app);
  registerDocumentation(server, app);
  registerWebhook(server, app);
  registerUnsubscribe(server, app);
  registerCalls(server, app);
  registerImageUpload(server, app);
  server.setNotFoundHandler(answerNothingHere);
}

/** Answers an address below /api that nothing is at: 404, or 405 if it takes another method. */
export function answerNothingHere(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const methods = methodsAt(request);
  reply.header("cache-control", "no-store");
  if (methods.length === 0) return sendProblem(reply, { code: "not_found" });
  return sendProblem(reply.header("allow", methods.join(", ")), { code: "method_not_allowed" });
}
