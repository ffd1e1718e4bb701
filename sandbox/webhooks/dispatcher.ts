import { find, put } from "../store/objects.ts";
import type { Store } from "../store/open.ts";
import type { SandboxLogger } from "../types.ts";
import { type Delivery, hurry, nextDelivery, settleAttempt } from "./queue.ts";
import { send } from "./send.ts";

export interface Dispatcher {
  setUrl(url: string): void;
  /** Looks at the queue now: something was added or made due. */
  wake(): void;
  /** Breaks off what is on its way; it stays queued. */
  stop(): Promise<void>;
}

export interface DispatcherOptions {
  store: Store;
  url: string | null;
  secret: string;
  now: () => number;
  logger: SandboxLogger;
}

const AT_ONCE = 4;
const LONGEST_NAP_MS = 60_000;
const SHORTEST_NAP_MS = 10;
/** Keeps what an earlier run left over from delaying the first answers after a start. */
const FIRST_NAP_MS = 200;

/** Sends what the queue holds, a few at a time and oldest first. What an earlier run left over is due at once. */
export function startDispatcher(options: DispatcherOptions): Dispatcher {
  const { store, now, logger } = options;
  const stopping = new AbortController();
  const onTheirWay = new Map<number, Promise<void>>();
  let url = options.url;
  let timer: NodeJS.Timeout | undefined;

  function pump(): void {
    clearTimeout(timer);
    if (stopping.signal.aborted || url === null) return;
    while (onTheirWay.size < AT_ONCE) {
      const delivery = nextDelivery(store, new Set(onTheirWay.keys()));
      if (!delivery) return;
      const wait = delivery.due - now();
      if (wait > 0) {
        timer = setTimeout(pump, Math.min(Math.max(wait, SHORTEST_NAP_MS), LONGEST_NAP_MS));
        return;
      }
      const attempt = deliver(delivery, url).catch((err) => {
        logger.error({ event: delivery.eventId, err }, "webhook attempt failed");
      });
      onTheirWay.set(delivery.seq, attempt);
    }
  }

  async function deliver(delivery: Delivery, target: string): Promise<void> {
    const event = find(store, "event", delivery.eventId);
    const status = event
      ? await send(target, JSON.stringify(event, null, 2), options.secret, now(), stopping.signal)
      : 200;
    onTheirWay.delete(delivery.seq);
    if (stopping.signal.aborted) return;
    settleAttempt(store, delivery, status, now());
    const accepted = status !== null && status >= 200 && status < 300;
    if (event && accepted) put(store, { ...event, pending_webhooks: 0 });
    logger.info({ event: delivery.eventId, type: event?.type, status }, "webhook attempt");
    pump();
  }

  hurry(store);
  queueMicrotask(pump);
  return {
    setUrl(next) {
      url = next;
      clearTimeout(timer);
      timer = setTimeout(pump, FIRST_NAP_MS);
    },
    wake: pump,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await Promise.all(onTheirWay.values());
    },
  };
}
