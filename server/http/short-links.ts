import type { FastifyInstance } from "fastify";
import { languages } from "#domain/language.ts";
import { pageUrl } from "#server/usecases/texts/letterhead.ts";

/**
 * GET /s/{code}, as short as a text needs it: leads to the page whose button ends reminders. The code goes behind the #, as
 * that of a mail does, and is looked at when the button is pressed.
 */
export function registerShortLinks(server: FastifyInstance, publicUrl: string): void {
  for (const language of languages) {
    const path = new URL(pageUrl({ language, publicUrl }, "/s/")).pathname;
    server.get<{ Params: { code: string } }>(`${path}:code`, async (request, reply) => {
      const page = pageUrl({ language, publicUrl }, "/unsubscribe");
      return reply.redirect(`${page}#${encodeURIComponent(request.params.code)}`, 303);
    });
  }
}
