import type { FastifyInstance } from "fastify";
import { sendProblem } from "#server/http/problem.ts";
import { handleWebhookEvent } from "#server/usecases/books/handle-webhook-event.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { hearGateway } from "#server/usecases/deliveries/hear-gateway.ts";

/**
 * POST /api/webhooks/stripe and /api/webhooks/texts: the body is needed byte for byte, because its signature covers it. A gateway
 * of texts may call by GET, too.
 */
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
    scope.route({
      method: ["GET", "POST"],
      url: "/webhooks/texts",
      bodyLimit: 64 * 1024,
      handler: async (request, reply) => {
        const signature = request.headers["x-twilio-signature"];
        const heard = await hearGateway(app, {
          url: new URL(app.site.publicUrl).origin + request.url,
          signature: typeof signature === "string" ? signature : "",
          body: String(request.body ?? ""),
        });
        await app.engine.onDisk();
        return heard.ok ? reply.code(204).send() : sendProblem(reply, heard);
      },
    });
  });
}
