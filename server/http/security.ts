import type { FastifyInstance, FastifyReply } from "fastify";
import { dayMs } from "#domain/time/dates.ts";
import { readSalon } from "#server/database/salon.ts";
import type { UseCases } from "#server/usecases/context.ts";

/** Browser features that no page here needs, nor any frame in one. */
const permissions = ["camera", "display-capture", "geolocation", "hid", "microphone", "midi", "serial", "usb"]
  .map((feature) => `${feature}=()`)
  .join(", ");

/** Security headers of every response. @param publicUrl with https, browsers then use only https for a year */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": permissions,
    ...(publicUrl.startsWith("https:") && { "strict-transport-security": "max-age=31536000" }),
  };
}

/** Adds them to every response, including those that a handler writes itself. */
export function sendSecurityHeaders(server: FastifyInstance, publicUrl: string): void {
  const headers = Object.entries(securityHeaders(publicUrl));
  server.addHook("onRequest", async (_request, reply: FastifyReply) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
  });
}

const goodForDays = 180;

/**
 * GET /.well-known/security.txt (RFC 9116): where to report a vulnerability. The contact comes from the salon's
 * settings.
 */
export function registerSecurityTxt(server: FastifyInstance, app: UseCases): void {
  const { publicUrl } = app.site;
  server.get("/.well-known/security.txt", async (_request, reply) => {
    const { email } = await readSalon(app.engine.read);
    const expires = new Date((Math.floor(app.now() / dayMs) + goodForDays) * dayMs).toISOString();
    return reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "max-age=86400")
      .send(
        [
          `Contact: ${email === "" ? `${publicUrl}/contact` : `mailto:${email}`}`,
          `Expires: ${expires}`,
          "Preferred-Languages: en, bn",
          `Canonical: ${publicUrl}/.well-known/security.txt`,
          "",
        ].join("\n"),
      );
  });
}
