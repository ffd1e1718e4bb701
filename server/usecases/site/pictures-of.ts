import type { SiteContent, SitePicture } from "#contract/site-content.ts";

/** The addresses of all pictures that the content shows, each once. */
export function picturesOf({ logo, share, home, pages, contact }: SiteContent): string[] {
  const { hero, highlights, professionally, prices, member } = home;
  const shown: (SitePicture | null)[] = [
    logo,
    share,
    ...[hero, professionally, prices, member, ...highlights.cards].map(({ picture }) => picture),
    ...Object.values(pages),
    contact.map,
  ];
  return [...new Set(shown.flatMap((picture) => picture?.address ?? []))];
}
