import type { FastifyReply, FastifyRequest } from "fastify";
import { networkOf } from "#server/http/network-of.ts";
import type { Parts } from "#server/http/validate.ts";
import type { Caller } from "#server/usecases/people/find-actor.ts";

/** A call as it reaches the server, with its caller. */
export interface Arrival {
  parts: Parts;
  /** The caller; null for a visitor, and for a token that is not ours. */
  actor: Caller | null;
  /** The caller's network, for the limits. */
  visitor: string;
  /** Created on demand, because few calls need them. */
  readonly headers: Headers;
  setHeader(name: string, value: string): void;
}

export function arrival(
  actor: Caller | null,
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown = request.body,
): Arrival {
  return {
    parts: { params: request.params, query: request.query, body },
    actor,
    visitor: networkOf(request.ip),
    get headers() {
      return toHeaders(request);
    },
    setHeader: (header, value) => void reply.header(header, value),
  };
}

/** A request's headers as a web `Headers` object. */
function toHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === "string") headers.set(name, value);
  }
  return headers;
}
