/** The part of EventSource that is used here. */
export interface Stream {
  readyState: number;
  addEventListener(type: "open" | "availability", listener: () => void): void;
  close(): void;
}

export interface SlotChangeParts {
  openStream(): Stream;
  /** Calls `hear` for what other tabs say, until `close`. */
  openChannel(hear: () => void): { say(): void; close(): void };
  /** Runs work in one tab of the browser at a time: now, or when the leading tab is gone, until `stop` aborts. */
  lead(work: (stop: AbortSignal) => void, stop: AbortSignal): void;
}

const pollMs = 30_000;
const streamIsOpen = 1;
const streamIsClosed = 2;

/**
 * Tells its followers that free slots changed. A browser has one stream for all its tabs: the tab that holds it tells
 * the others. Without a stream, followers are called every half minute, like polling.
 */
export function createSlotChanges({ openStream, openChannel, lead }: SlotChangeParts) {
  const followers = new Set<() => void>();
  let stop: AbortController | null = null;

  return {
    /** @returns a function that stops following */
    follow(listener: () => void): () => void {
      followers.add(listener);
      stop ??= start();
      return () => {
        followers.delete(listener);
        if (followers.size > 0) return;
        stop?.abort();
        stop = null;
      };
    },
  };

  function start(): AbortController {
    const stopping = new AbortController();
    const channel = openChannel(announceHere);
    const tell = () => {
      announceHere();
      channel.say();
    };
    stopping.signal.addEventListener("abort", channel.close);
    lead((stopped) => keepStream(openStream, tell, stopped), stopping.signal);
    return stopping;
  }

  function announceHere(): void {
    for (const listener of followers) listener();
  }
}

/** When the stream comes back, followers are told once, to make up for what it missed. */
function keepStream(openStream: () => Stream, tell: () => void, stop: AbortSignal): void {
  let wasAway = false;
  let stream = open();
  const watch = setInterval(() => {
    if (stream.readyState === streamIsOpen) return;
    wasAway = true;
    tell();
    if (stream.readyState === streamIsClosed) stream = open();
  }, pollMs);
  stop.addEventListener("abort", () => {
    clearInterval(watch);
    stream.close();
  });

  function open(): Stream {
    const opened = openStream();
    opened.addEventListener("availability", tell);
    opened.addEventListener("open", () => {
      if (wasAway) tell();
      wasAway = true;
    });
    return opened;
  }
}
