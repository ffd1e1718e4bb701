import type { FastifyInstance } from "fastify";
import { sendProblem } from "#server/http/problem.ts";
import { handleWebhookEvent } from "#server/usecases/books/handle-webhook-event.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { hearGateway } from "#server/usecases/deliveries/hear-gateway.ts";

/**
 * POST /api/webhooks/stripe and /api/webhooks/texts. The body is kept byte for byte, because its signature covers it.
 * Text gateways may also use GET.
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
      // Wait for the disk even if nothing was written here: another request may just have made the change.
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
