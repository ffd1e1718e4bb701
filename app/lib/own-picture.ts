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
