/** Widths in which a picture is stored, in pixels. A narrower picture is stored in its own size under every name. */
export const pictureWidths = [400, 800, 1600] as const;

/** The most pixels that are processed: a small file may decode to a thousand times its size. */
export const mostPixels = 20_000_000;

export type KeptPicture =
  /** `address` is for an <img>: a path on this site, or an https address of another host. */
  | { ok: true; address: string }
  /** The file is not a readable picture, or the host that stores pictures did not accept it. */
  | { ok: false; why: "unreadable" | "host_failed" };

export type FetchedPicture =
  | { ok: true; file: Uint8Array }
  /** An address that must not be fetched, one that did not answer in time, or too many bytes. */
  | { ok: false; why: "refused" | "unreachable" | "too_large" };

export interface PictureFile {
  type: "image/webp" | "image/avif" | "image/jpeg" | "image/png";
  bytes: Uint8Array;
}

/** The store of the salon's pictures. An upload may be anything; what is stored is a clean WebP. */
export interface Pictures {
  /** The number of pixels according to a file's header, without decoding it; null for an unsupported file. */
  measure(file: Uint8Array): Promise<number | null>;
  /** Checks a file's content, turns it upright, removes its metadata, and stores it. */
  keep(file: Uint8Array): Promise<KeptPicture>;
  /**
   * A stored picture by its file name; null for an unknown name. `<hash>-1200.jpg` is the same picture for mails, 1200
   * by 472 pixels, and `<hash>-192.png` as a square logo. Each is made on its first request.
   * @param avif whether the browser supports AVIF, which is returned if `refine` has made it
   */
  read(name: string, avif?: boolean): Promise<PictureFile | null>;
  /** Makes the smaller encodings of a stored picture that take too long to wait for. Idempotent. */
  refine(address: string): Promise<void>;
  /** The address under which `keep` would store a file; null if the host chooses it. */
  addressOf(file: Uint8Array): string | null;
  /**
   * Removes a stored picture in every size, unless it is wanted. This server stores nothing between that question and
   * the removal, so a picture that is uploaded again in the meantime is written again. Does nothing if the host can't
   * delete.
   */
  remove(address: string, isWanted: () => Promise<boolean>): Promise<void>;
  /** Whether an address belongs to a picture that is already stored. */
  owns(address: string): boolean;
  /** Fetches a picture from an address that somebody typed, but never from inside the salon's own network. */
  fetch(address: string): Promise<FetchedPicture>;
}

/** A place for files whose content never changes. */
export interface PictureStore {
  has(name: string): Promise<boolean>;
  /** The name appears only once the file is complete. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  read(name: string): Promise<Uint8Array | null>;
  /** Does nothing when there is no such file. */
  remove(name: string): Promise<void>;
}
