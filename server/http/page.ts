import type { CallName } from "#contract/paths.ts";

/** A rendered page before it is kept or sent. */
export interface Page {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** The calls whose answers it shows; absent: any. */
  shows?: ReadonlySet<CallName>;
}
