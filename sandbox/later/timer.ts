import type { Store } from "../store/open.ts";
import { catchUp } from "./catch-up.ts";
import { nextLater } from "./queue.ts";

const LONGEST_NAP_MS = 60_000;
const SHORTEST_NAP_MS = 10;

export interface LaterTimer {
  /** Looks at what waits: something was noted or made due. */
  wake(): void;
  stop(): void;
}

/** Does what banks do by themselves also while nobody calls. @param done is told when something was done */
export function startLater(store: Store, now: () => number, done: () => void): LaterTimer {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  function wake(): void {
    clearTimeout(timer);
    if (stopped) return;
    const before = nextLater(store)?.seq;
    catchUp(store, now);
    const next = nextLater(store);
    if (next?.seq !== before) done();
    if (!next) return;
    const wait = Math.min(Math.max(next.due - now(), SHORTEST_NAP_MS), LONGEST_NAP_MS);
    timer = setTimeout(wake, wait);
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
