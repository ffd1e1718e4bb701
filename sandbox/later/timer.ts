import type { Store } from "../store/open.ts";
import type { SandboxLogger } from "../types.ts";
import { catchUp } from "./catch-up.ts";
import { nextLater } from "./queue.ts";

const LONGEST_NAP_MS = 60_000;
const SHORTEST_NAP_MS = 10;
/** While the disk is full. */
const RETRY_NAP_MS = 1_000;

export interface LaterTimer {
  /** Looks at what waits: something was noted or made due. */
  wake(): void;
  stop(): void;
}

interface LaterOptions {
  store: Store;
  now: () => number;
  logger: SandboxLogger;
  /** Is told when something was done. */
  done: () => void;
}

/** Does what banks do by themselves also while nobody calls. */
export function startLater({ store, now, logger, done }: LaterOptions): LaterTimer {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  function wake(): void {
    clearTimeout(timer);
    if (stopped) return;
    try {
      const wait = turn();
      if (wait !== null) timer = setTimeout(wake, wait);
    } catch (err) {
      logger.error({ err }, "what waits can't be done now");
      timer = setTimeout(wake, RETRY_NAP_MS);
    }
  }

  /** @returns how long nothing is due, null where nothing waits */
  function turn(): number | null {
    const before = nextLater(store)?.seq;
    catchUp(store, now);
    const next = nextLater(store);
    if (next?.seq !== before) done();
    return next ? Math.min(Math.max(next.due - now(), SHORTEST_NAP_MS), LONGEST_NAP_MS) : null;
  }

  queueMicrotask(wake);
  return {
    wake,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
