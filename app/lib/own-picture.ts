/** The picture's address if it is one on this site: pages load nothing from anywhere else. */
export function ownPicture(address: string | null | undefined): string | undefined {
  return address && /^\/(?!\/)/.test(address) ? address : undefined;
}
