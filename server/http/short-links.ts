import type { FastifyInstance } from "fastify";
import { languages } from "#domain/language.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { readHourLink } from "#server/usecases/letters/offered-hour-link.ts";
import { pageUrl } from "#server/usecases/texts/letterhead.ts";

/**
 * Short links for texts. GET /s/{code} redirects to the page with a button that stops reminders. The code goes into the
 * fragment (#), as in a mail's link, and is only used when the button is pressed. GET /o/{code} redirects to the
 * booking page with an offered hour, which is reserved for its guest.
 */
export function registerShortLinks(server: FastifyInstance, app: UseCases, publicUrl: string): void {
  server.get<{ Params: { code: string } }>("/o/:code", async (request, reply) => {
    const { language, path } = await readHourLink(app, request.params.code);
    return reply.redirect(pageUrl({ language, publicUrl }, path), 303);
  });
  for (const language of languages) {
    const path = new URL(pageUrl({ language, publicUrl }, "/s/")).pathname;
    server.get<{ Params: { code: string } }>(`${path}:code`, async (request, reply) => {
      const page = pageUrl({ language, publicUrl }, "/unsubscribe");
      return reply.redirect(`${page}#${encodeURIComponent(request.params.code)}`, 303);
    });
  }
}
