import type { FastifyInstance } from "fastify";
import type { Sandbox } from "#sandbox/types.ts";

/**
 * The sandbox's public part on the site's own origin: the calls that a browser may make, and the script that makes
 * them.
 */
export function registerSandbox(
  server: FastifyInstance,
  sandbox: Sandbox,
  script: () => Promise<string>,
): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
    scope.get("/sandbox/stripe.js", async (_request, reply) =>
      reply
        .type("text/javascript; charset=utf-8")
        .header("cache-control", "no-cache")
        .send(await script()),
    );
    scope.all("/sandbox/v1/*", async (request, reply) => {
      const answer = await sandbox.handlePublic({
        method: request.method,
        url: request.url,
        headers: Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, value?.toString()]),
        ),
        body: typeof request.body === "string" ? request.body : "",
      });
      return reply.status(answer.status).headers(answer.headers).send(answer.body);
    });
  });
}
