import type { FastifyInstance } from "fastify";
import { sendProblem } from "#server/http/problem.ts";
import { handleWebhookEvent } from "#server/usecases/books/handle-webhook-event.ts";
import type { UseCases } from "#server/usecases/context.ts";

/** POST /api/webhooks/stripe: the body is needed byte for byte, because its signature covers it. */
export function registerWebhook(server: FastifyInstance, app: UseCases): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string", bodyLimit: 1024 * 1024 }, (_request, body, done) =>
      done(null, body),
    );
    scope.post("/webhooks/stripe", async (request, reply) => {
      const signature = request.headers["stripe-signature"];
      const heard = await handleWebhookEvent(
        app,
        String(request.body ?? ""),
        typeof signature === "string" ? signature : "",
      );
      // What was found done already is to be as lasting as what was done here.
      await app.engine.onDisk();
      return heard.ok ? reply.send(heard.value) : sendProblem(reply, heard);
    });
  });
}
