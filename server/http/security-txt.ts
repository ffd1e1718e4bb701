import type { FastifyInstance } from "fastify";
import { readSalon } from "#server/database/salon.ts";
import type { UseCases } from "#server/usecases/context.ts";

const dayMs = 24 * 60 * 60_000;
const goodForDays = 180;

/** GET /.well-known/security.txt (RFC 9116): where to tell of a weakness. The contact is the salon's own, from its settings. */
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
