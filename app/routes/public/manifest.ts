import { readSite } from "#app/lib/say-site.server.ts";
import type { Route } from "./+types/manifest.ts";

/** The web app manifest, with which a phone can install the site. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { salon, content } = await readSite({ context, request });
  const { name } = salon;
  const icons = iconsOf(content.logo?.address);
  const manifest = {
    name,
    short_name: name,
    start_url: "/",
    display: "standalone",
    background_color: "#fffcfa",
    theme_color: "#fffcfa",
    icons,
  };
  return new Response(JSON.stringify(manifest), { headers: { "content-type": "application/manifest+json" } });
}

/** The product's own mark has drawn icons; an uploaded one is made square. */
function iconsOf(logo: string | undefined) {
  if (!logo) return [{ src: "/icons/plain.svg", sizes: "any", type: "image/svg+xml" }];
  const [, uploaded] = /^(\/images\/[0-9a-f]+)-\d+\.webp$/.exec(logo) ?? [];
  if (uploaded) return [{ src: `${uploaded}-192.png`, sizes: "192x192", type: "image/png" }];
  if (logo !== "/art/mark.svg") return [{ src: logo, sizes: "any" }];
  return [192, 512].map((size) => ({
    src: `/icons/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
  }));
}
