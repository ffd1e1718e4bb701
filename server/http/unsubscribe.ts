import type { FastifyInstance } from "fastify";
import { sendProblem } from "#server/http/problem.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { unsubscribe } from "#server/usecases/deliveries/unsubscribe.ts";

/**
 * POST /api/unsubscribe/{token}, which mail programs call when their reader unsubscribes from a kind of mail (RFC
 * 8058). Needs no sign-in, and ignores the form in the body: only the token counts.
 */
export function registerUnsubscribe(server: FastifyInstance, app: UseCases): void {
  // Older programs open the address, which redirects their reader to the page with the button.
  server.get<{ Params: { token: string } }>("/unsubscribe/:token", async (request, reply) =>
    reply.redirect(`${app.site.publicUrl}/unsubscribe#${encodeURIComponent(request.params.token)}`, 303),
  );
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string", bodyLimit: 1024 }, (_request, _body, done) =>
      done(null, undefined),
    );
    scope.post<{ Params: { token: string } }>("/unsubscribe/:token", async (request, reply) => {
      const stopped = await unsubscribe(app, request.params.token);
      return stopped.ok ? reply.send({ modifiedCount: stopped.value }) : sendProblem(reply, stopped);
    });
  });
}
