import { serverApi } from "#app/lib/server-api.ts";
import type { Route } from "./+types/robots.ts";

/** What search engines may read: everything except personal pages. */
export async function loader({ context }: Route.LoaderArgs) {
  const { url } = await serverApi(context).getSalon();
  const lines = [
    "User-agent: *",
    "Disallow: /dashboard",
    "Disallow: /bn/dashboard",
    "Disallow: /api/",
    "Disallow: /secret",
    "Disallow: /bn/secret",
    "",
    `Sitemap: ${url}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), { headers: { "content-type": "text/plain; charset=utf-8" } });
}
