import { BRAND } from "#app/layout/brand.ts";
import type { Salon } from "#contract/salon.ts";

interface Page {
  /** Its own address, below the site's; pages that are nobody's to find have none. */
  path?: string;
  /** Without the salon's name; undefined where the salon itself is the title. */
  title?: string;
  description?: string;
  salon?: Salon;
}

/** Title and description of a page, for browsers, search engines and shared links. */
export function pageMeta({ title, description, salon, path }: Page) {
  const name = salon?.name ?? BRAND;
  const full = title
    ? `${title} | ${name}`
    : [`${name}, beauty salon`, salon?.address[0]].filter(Boolean).join(", ");
  return [
    { title: full },
    { property: "og:title", content: full },
    { property: "og:site_name", content: name },
    ...(description
      ? [
          { name: "description", content: description },
          { property: "og:description", content: description },
        ]
      : []),
    ...(salon && path !== undefined ? sharing(salon, path) : []),
  ];
}

function sharing({ url }: Salon, path: string) {
  return [
    { tagName: "link", rel: "canonical", href: url + path },
    { property: "og:url", content: url + path },
    { property: "og:type", content: "website" },
    { property: "og:image", content: `${url}/icons/share.png` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
