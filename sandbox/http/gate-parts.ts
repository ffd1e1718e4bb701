import type { Store } from "../store/open.ts";
import type { SandboxLogger } from "../types.ts";
import type { Keys } from "./auth.ts";

/** What every call of one sandbox shares. */
export interface Gate {
  store: Store;
  keys: Keys;
  /** Milliseconds since the epoch. */
  now: () => number;
  logger: SandboxLogger;
  /** Keys of the requests that run now. */
  running: Set<string>;
  /** Where the sandbox's own pages stand. */
  pagesUrl: string | null;
  wait(ms: number): Promise<void>;
}
