import type { FastifyInstance } from "fastify";

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/;

/**
 * Redirects a visitor who used another name of this machine (127.0.0.1 instead of localhost) to the site's own address,
 * because sign-in cookies and pop-ups belong to one origin. For public addresses, the proxy does this.
 */
export function keepOneOrigin(server: FastifyInstance, publicUrl: string): void {
  const { host, origin, port } = new URL(publicUrl);
  if (!loopback.test(host)) return;
  // Another port is a tunnel or a container's mapping, whose address is unknown here.
  const isAlias = (asked: string) =>
    asked !== host && loopback.test(asked) && new URL(`http://${asked}`).port === port;
  server.addHook("onRequest", async (request, reply) => {
    const asked = request.headers.host ?? host;
    if (request.method !== "GET" || !isAlias(asked)) return;
    return reply.redirect(origin + request.url, 307);
  });
}
