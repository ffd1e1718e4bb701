import type { FastifyInstance } from "fastify";
import { logFailedSignIn } from "#server/http/failed-sign-ins.ts";
import { sendWebResponse, toWebRequest } from "#server/http/fetch-bridge.ts";
import type { DemoProvider } from "#server/identity/demo-provider.ts";
import type { IdentityProvider } from "#server/identity/port.ts";

/** /api/auth/* for the identity provider and, in a demo, /demo-sign-in/* for the one that stands in for Google. */
export function registerIdentity(
  server: FastifyInstance,
  parts: {
    identity: IdentityProvider;
    demoProvider: DemoProvider | null;
    publicUrl: string;
    seal: (text: string) => string;
  },
): void {
  const { identity, demoProvider, publicUrl, seal } = parts;
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
    scope.addHook("onSend", async (_request, reply) => {
      reply.header("cache-control", "no-store");
    });
    scope.all("/api/auth/*", async (request, reply) => {
      const answer = await identity.handle(toWebRequest(request, publicUrl));
      await logFailedSignIn(request, answer, seal);
      return sendWebResponse(reply, answer);
    });
    if (!demoProvider) return;
    scope.all("/demo-sign-in/*", async (request, reply) =>
      sendWebResponse(reply, await demoProvider.handle(toWebRequest(request, publicUrl))),
    );
  });
}
