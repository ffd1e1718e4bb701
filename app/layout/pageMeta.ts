import { BRAND } from "#app/layout/brand.ts";
import type { Salon } from "#contract/salon.ts";

interface Page {
  /** Without the salon's name; undefined where the salon itself is the title. */
  title?: string;
  description?: string;
  salon?: Salon;
}

/** Title and description of a page, for browsers, search engines and shared links. */
export function pageMeta({ title, description, salon }: Page) {
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
  ];
}
