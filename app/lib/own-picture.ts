/**
 * On this site, or on imgbb, which hosts some salons' pictures. The page's policy allows imgbb only where it is used.
 */
const shown = /^(\/(?!\/)|https:\/\/i\.ibb\.co\/)/;

/** The picture's address if it is on this site or imgbb; pages load pictures from nowhere else. */
export function ownPicture(address: string | null | undefined): string | undefined {
  return address && shown.test(address) ? address : undefined;
}

/** The address of an uploaded picture in another width; any other picture's address as it is. */
export function pictureOf(address: string, width: 400 | 800 | 1600): string {
  return address.replace(/^(\/images\/[0-9a-f]+)-\d+\.webp$/, `$1-${width}.webp`);
}

/** Shown instead of a picture on another site that has not been copied here yet. */
const standIn = "/art/muslin-folds.svg";
const keptWidths = [400, 800, 1600] as const;

/**
 * The attributes of an <img> for a service's or a master's picture. An uploaded picture is offered in all its widths.
 * @param sizes how wide it is shown, as in the `sizes` attribute of <img>
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
