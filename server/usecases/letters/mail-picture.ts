import { giftPictures } from "#domain/gift-cards.ts";

/** Drawings that the site has for mails, too: mail programs show neither SVG nor WebP everywhere. */
const drawn = /^\/art\/([a-z-]+)\.svg$/;
const uploaded = /^\/images\/([0-9a-f]{40})-\d+\.webp$/;
const elsewhere = /^https:\/\/i\.ibb\.co\//;

/**
 * A service's picture as a mail shows it: a path on this site, or an address at the host that keeps the salon's pictures.
 * @returns null for a picture that can't be shown in a mail
 */
export function mailPicture(image: string): string | null {
  const [, drawing] = drawn.exec(image) ?? [];
  if (drawing) return `/art/mail/${drawing}.png`;
  const [, hash] = uploaded.exec(image) ?? [];
  if (hash) return `/images/${hash}-1200.jpg`;
  return elsewhere.test(image) ? image : null;
}

/** The salon's logo as a mail shows it in a small square, under the same terms. */
export function mailMark(logo: string): string | null {
  const [, hash] = uploaded.exec(logo) ?? [];
  return hash ? `/images/${hash}-192.png` : mailPicture(logo);
}

/** The picture of a gift card as a mail shows it, a path on this site; the first one for a picture that is not known. */
export function giftMailPicture(picture: string): string {
  const known = giftPictures.find((one) => one === picture) ?? giftPictures[0];
  return `/art/mail/gift-${known}.png`;
}
