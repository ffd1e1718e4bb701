import { serverApi } from "#app/lib/server-api.ts";
import type { Route } from "./+types/manifest.ts";

/** What a phone needs to keep the site among its apps. */
export async function loader({ context }: Route.LoaderArgs) {
  const { name } = await serverApi(context).getSalon();
  const icons = [192, 512].map((size) => ({
    src: `/icons/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
  }));
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
