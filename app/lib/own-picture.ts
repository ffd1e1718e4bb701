/** On this site, or where imgbb keeps a salon's pictures; the page's policy lets the latter in only where it is used. */
const shown = /^(\/(?!\/)|https:\/\/i\.ibb\.co\/)/;

/** The picture's address if it is the salon's own: pages load nothing from anywhere else. */
export function ownPicture(address: string | null | undefined): string | undefined {
  return address && shown.test(address) ? address : undefined;
}

/** The address of an uploaded picture in another width; any other picture's address as it is. */
export function pictureOf(address: string, width: 400 | 800 | 1600): string {
  return address.replace(/^(\/images\/[0-9a-f]+)-\d+\.webp$/, `$1-${width}.webp`);
}

/** What shows where a picture lies on another site and has not been taken over yet. */
const standIn = "/art/muslin-folds.svg";
const keptWidths = [400, 800, 1600] as const;

/**
 * The attributes of an <img> for a service's or a master's picture: an uploaded one is offered in every width it is kept in.
 * @param sizes how wide it is shown, as `sizes` of an <img> says it
 */
export function pictureSource(
  address: string | null | undefined,
  sizes: string,
): { src: string; srcSet?: string; sizes?: string } {
  const own = ownPicture(address) ?? standIn;
  const offered = keptWidths.map((width) => ({ width, at: pictureOf(own, width) }));
  if (offered[0]?.at === offered[1]?.at) return { src: own };
  return { src: own, srcSet: offered.map(({ width, at }) => `${at} ${width}w`).join(", "), sizes };
}
