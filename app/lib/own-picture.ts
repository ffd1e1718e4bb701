/** The picture's address if it is one on this site: pages load nothing from anywhere else. */
export function ownPicture(address: string | null | undefined): string | undefined {
  return address && /^\/(?!\/)/.test(address) ? address : undefined;
}

/** The address of an uploaded picture in another width; any other picture's address as it is. */
export function pictureOf(address: string, width: 400 | 800 | 1600): string {
  return address.replace(/^(\/images\/[0-9a-f]+)-\d+\.webp$/, `$1-${width}.webp`);
}
