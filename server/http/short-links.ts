import type { FastifyInstance } from "fastify";
import { languages } from "#domain/language.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { readHourLink } from "#server/usecases/letters/offered-hour-link.ts";
import { pageUrl } from "#server/usecases/texts/letterhead.ts";

/**
 * Links as short as a text needs them. GET /s/{code} leads to the page with a button that ends reminders. The code goes behind the #,
 * as that of a mail does, and is looked at when the button is pressed. GET /o/{code} leads to the booking page with an hour that
 * is offered, which is for its guest alone.
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
