import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { logFailedSignIn } from "#server/http/failed-sign-ins.ts";
import { networkOf } from "#server/http/network-of.ts";
import { clientAddressHeader } from "#server/identity/client-address.ts";
import type { DemoProvider } from "#server/identity/demo-provider.ts";
import type { IdentityProvider } from "#server/identity/port.ts";

/** /api/auth/* for the identity provider and, in a demo, /demo-sign-in/* for the stand-in for Google. */
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

/**
 * A Fastify request as a web Request, with the caller's address as Fastify determines it, never from the caller's own
 * headers.
 */
function toWebRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name === clientAddressHeader) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  headers.set(clientAddressHeader, networkOf(request.ip));
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  return new Request(new URL(publicUrl).origin + request.url, {
    method: request.method,
    headers,
    ...(hasBody && typeof request.body === "string" && { body: request.body }),
  });
}

/** Sends a web Response, with all of its cookies. */
async function sendWebResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.status(response.status);
  for (const [name, value] of response.headers) {
    if (name !== "set-cookie") reply.header(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) reply.header("set-cookie", cookies);
  return reply.send(Buffer.from(await response.arrayBuffer()));
}
