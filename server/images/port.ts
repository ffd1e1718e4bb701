/** Widths in which a picture is kept, in pixels. A narrower picture stays as it is under every name. */
export const pictureWidths = [400, 800, 1600] as const;

export type KeptPicture =
  /** `address` is what a page puts into an <img>: a path on this site, or an https address of another host. */
  { ok: true; address: string } | { ok: false; why: "unreadable" };

/** Where the salon's pictures are kept. What is handed in may be anything; what is kept is a clean WebP. */
export interface Pictures {
  /** Checks a file by its content, turns it upright, drops what it says of its maker, and keeps it in every width. */
  keep(file: Uint8Array): Promise<KeptPicture>;
  /** The bytes of a kept picture by its file name; null when there is none of that name. */
  read(name: string): Promise<Uint8Array | null>;
}
