import type { PageSalon } from "#app/lib/site.ts";

const uploaded = /^\/images\/([0-9a-f]{40})-\d+\.webp$/;

/** The picture shown where a link to the site is shared; undefined if the salon has chosen none. */
export function shareImage({
  url,
  site,
}: PageSalon): { address: string; width?: number; height?: number } | undefined {
  const address = site.share?.address;
  if (!address) return undefined;
  const [, hash] = uploaded.exec(address) ?? [];
  // Not every site that previews links reads WebP, so use the JPEG that mails show.
  if (hash) return { address: `${url}/images/${hash}-1200.jpg`, width: 1200, height: 472 };
  if (!address.startsWith("/")) return { address };
  return { address: url + address, width: 1200, height: 630 };
}
