import type { FastifyInstance, FastifyRequest } from "fastify";
import type { FollowedRequest } from "#server/traces/port.ts";
import type { UseCases } from "#server/usecases/context.ts";

/** Requested all the time by programs, or never finished. */
const unfollowed = new Set(["/api/ready", "/api/health", "/api/metrics", "/api/notices"]);

/** Traces each call from its handler on, under its route pattern. */
export function followRequests(server: FastifyInstance, { traces }: Pick<UseCases, "traces">): void {
  if (!traces.isOn) return;
  const followed = new WeakMap<FastifyRequest, FollowedRequest>();
  server.addHook("preHandler", (request, reply, done) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? "";
    if (unfollowed.has(route)) return done();
    const facts = { "http.request.method": method, "http.route": route };
    const from = traceOfProxy(request);
    const one = traces.request({ name: `${method} ${route}`, facts, agoMs: reply.elapsedTime, from });
    followed.set(request, one);
    one.run(done);
  });
  server.addHook("onResponse", (request, reply, done) => {
    const { statusCode } = reply;
    followed.get(request)?.end({ "http.response.status_code": statusCode }, statusCode >= 500);
    done();
  });
}

/** The trace that a request claims to belong to. Only accepted from a proxy that TRUST_PROXY names. */
function traceOfProxy({ ips = [], headers }: FastifyRequest): string | null {
  const { traceparent } = headers;
  return ips.length > 1 && typeof traceparent === "string" ? traceparent : null;
}
