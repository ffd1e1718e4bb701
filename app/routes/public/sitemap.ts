import { workPath } from "#app/features/home/say-works.server.ts";
import { serverApi } from "#app/lib/server-api.ts";
import { servicePath } from "#app/lib/service-path.ts";
import { alternatesOf } from "#contract/language.ts";
import type { Route } from "./+types/sitemap.ts";

/** The URLs that search engines should know. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [salon, services, works] = await Promise.all([api.getSalon(), api.listServices(), api.listWorks()]);
  const pages = [
    "/",
    "/services",
    ...services.map(servicePath),
    ...works.map(workPath),
    "/membership",
    "/gift-card",
    "/contact",
    "/privacy",
    "/terms",
  ];
  const urls = pages.flatMap((path) => {
    const addresses = alternatesOf(path).map(([language, like]) => [language, escapeXml(salon.url + like)]);
    const alternates = addresses.map(
      ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
    );
    return addresses.slice(0, 2).map(([, href]) => `<url><loc>${href}</loc>${alternates.join("")}</url>`);
  });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("\n")}\n</urlset>\n`,
    { headers: { "content-type": "application/xml; charset=utf-8" } },
  );
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
