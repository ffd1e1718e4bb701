import { giftPictures } from "#domain/gift-cards.ts";

/** Drawings that also exist as PNG for mails, since not all mail programs show SVG or WebP. */
const drawn = /^\/art\/([a-z-]+)\.svg$/;
const uploaded = /^\/images\/([0-9a-f]{40})-\d+\.webp$/;
const elsewhere = /^https:\/\/i\.ibb\.co\//;

/**
 * A service's picture for a mail: a path on this site, or an address at the host that stores the salon's pictures.
 * @returns null for a picture that can't be shown in a mail
 */
export function mailPicture(image: string): string | null {
  const [, drawing] = drawn.exec(image) ?? [];
  if (drawing) return `/art/mail/${drawing}.png`;
  const [, hash] = uploaded.exec(image) ?? [];
  if (hash) return `/images/${hash}-1200.jpg`;
  return elsewhere.test(image) ? image : null;
}

/** The salon's logo for a mail, as a small square. Null as for `mailPicture`. */
export function mailMark(logo: string): string | null {
  const [, hash] = uploaded.exec(logo) ?? [];
  return hash ? `/images/${hash}-192.png` : mailPicture(logo);
}

/** The path of a gift card's picture for a mail; the first picture for an unknown one. */
export function giftMailPicture(picture: string): string {
  const known = giftPictures.find((one) => one === picture) ?? giftPictures[0];
  return `/art/mail/gift-${known}.png`;
}
