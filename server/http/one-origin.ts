import type { FastifyInstance } from "fastify";

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/;

/**
 * Sends a visitor who came by another name of this machine (127.0.0.1 for localhost) to the site's own address:
 * sign-in cookies and pop-ups belong to one origin. Public addresses are the proxy's matter.
 */
export function keepOneOrigin(server: FastifyInstance, publicUrl: string): void {
  const { host, origin, port } = new URL(publicUrl);
  if (!loopback.test(host)) return;
  // Another port is a tunnel or a container's mapping: the address there is not ours to know.
  const isAlias = (asked: string) =>
    asked !== host && loopback.test(asked) && new URL(`http://${asked}`).port === port;
  server.addHook("onRequest", async (request, reply) => {
    const asked = request.headers.host ?? host;
    if (request.method !== "GET" || !isAlias(asked)) return;
    return reply.redirect(origin + request.url, 307);
  });
}
