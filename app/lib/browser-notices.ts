import { createNotices } from "#app/lib/notices.ts";

const name = "salon-notices";

/** The browser's notices of hours that came or went. */
export const notices = createNotices({
  openStream: () => new EventSource("/api/notices"),
  openChannel(hear) {
    const channel = new BroadcastChannel(name);
    channel.addEventListener("message", hear);
    return { say: () => channel.postMessage(null), close: () => channel.close() };
  },
  lead(work, stop) {
    // Web Locks are for https and localhost; elsewhere each tab has a stream of its own.
    if (!("locks" in navigator)) return work(stop);
    navigator.locks
      .request(name, { signal: stop }, () => {
        work(stop);
        return new Promise<void>((done) => stop.addEventListener("abort", () => done()));
      })
      .catch((error: unknown) => {
        if (!stop.aborted) throw error;
      });
  },
});
