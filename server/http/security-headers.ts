import type { FastifyInstance, FastifyReply } from "fastify";

/** What no page here needs, nor a frame in one. */
const permissions = ["camera", "display-capture", "geolocation", "hid", "microphone", "midi", "serial", "usb"]
  .map((feature) => `${feature}=()`)
  .join(", ");

/** What every answer says, of whatever kind it is. @param publicUrl over https, browsers keep to it for a year */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": permissions,
    ...(publicUrl.startsWith("https:") && { "strict-transport-security": "max-age=31536000" }),
  };
}

/** Puts them on every answer, those that a handler writes by itself included. */
export function sendSecurityHeaders(server: FastifyInstance, publicUrl: string): void {
  const headers = Object.entries(securityHeaders(publicUrl));
  server.addHook("onRequest", async (_request, reply: FastifyReply) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
  });
}
