/** Widths in which a picture is kept, in pixels. A narrower picture stays as it is under every name. */
export const pictureWidths = [400, 800, 1600] as const;

/** The most pixels that are worked on: a decoded picture takes a thousand times the memory of a file that says little. */
export const mostPixels = 20_000_000;

export type KeptPicture =
  /** `address` is what a page puts into an <img>: a path on this site, or an https address of another host. */
  | { ok: true; address: string }
  /** The file is no picture that can be read, or the host that keeps pictures did not take it. */
  | { ok: false; why: "unreadable" | "host_failed" };

export type FetchedPicture =
  | { ok: true; file: Uint8Array }
  /** Nothing that may be asked for, nobody who answered in time, or more than the most bytes. */
  | { ok: false; why: "refused" | "unreachable" | "too_large" };

export interface PictureFile {
  type: "image/webp" | "image/avif" | "image/jpeg" | "image/png";
  bytes: Uint8Array;
}

/** Where the salon's pictures are kept. What is handed in may be anything; what is kept is a clean WebP. */
export interface Pictures {
  /** How many pixels a file says that it has, without decoding it; null when it is no picture that is taken. */
  measure(file: Uint8Array): Promise<number | null>;
  /** Checks a file by its content, turns it upright, drops what it says of its maker, and keeps it. */
  keep(file: Uint8Array): Promise<KeptPicture>;
  /**
   * A kept picture by its file name; null when there is none of that name.
   * `<hash>-1200.jpg` is the same picture as mails show it, 1200 by 472 pixels, and `<hash>-192.png` as a mark, a square; each is
   * made when it is first asked for.
   * @param avif whether the browser shows AVIF; it is answered if `refine` has made it
   */
  read(name: string, avif?: boolean): Promise<PictureFile | null>;
  /** Makes the smaller encodings of a kept picture that take too long to wait for. Doing it twice does it once. */
  refine(address: string): Promise<void>;
  /** Under which address `keep` would keep a file; null where the host chooses. */
  addressOf(file: Uint8Array): string | null;
  /**
   * Removes a kept picture in every size, unless it is wanted. This server keeps nothing between the question and the removal, so
   * that a picture that is handed in again meanwhile is written anew. Does nothing where the host deletes none.
   */
  remove(address: string, isWanted: () => Promise<boolean>): Promise<void>;
  /** Whether an address leads to a picture that is kept already. */
  owns(address: string): boolean;
  /** Takes a picture from an address that somebody typed; never from inside the salon's own network. */
  fetch(address: string): Promise<FetchedPicture>;
}

/** A place for files that never change under their name. */
export interface PictureStore {
  has(name: string): Promise<boolean>;
  /** The name is there once the file is whole, or not at all. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is none of that name. */
  read(name: string): Promise<Uint8Array | null>;
  /** Does nothing when there is none of that name. */
  remove(name: string): Promise<void>;
}
