import type { FastifyReply, FastifyRequest } from "fastify";
import { networkOf } from "#server/http/network-of.ts";
import { clientAddressHeader } from "#server/identity/client-address.ts";

/** A Fastify request as a web Request, with the caller's address from the socket and never from outside. */
export function toWebRequest(request: FastifyRequest, publicUrl: string): Request {
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

/** Sends a web Response, every cookie of it. */
export async function sendWebResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.status(response.status);
  for (const [name, value] of response.headers) {
    if (name !== "set-cookie") reply.header(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) reply.header("set-cookie", cookies);
  return reply.send(Buffer.from(await response.arrayBuffer()));
}
