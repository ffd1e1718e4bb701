import { servicePath } from "#app/features/services/slug.ts";
import { serverApi } from "#app/lib/server-api.ts";
import type { Route } from "./+types/sitemap.ts";

/** The addresses that search engines should know. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [salon, services] = await Promise.all([api.getSalon(), api.listServices()]);
  const pages = ["/", "/services", ...services.map(servicePath), "/contact", "/privacy", "/terms"];
  const urls = pages.map((path) => `<url><loc>${escapeXml(salon.url + path)}</loc></url>`).join("\n");
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
    { headers: { "content-type": "application/xml; charset=utf-8" } },
  );
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
