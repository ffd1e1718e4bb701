import { createSlotChanges } from "#app/lib/slot-changes.ts";

const name = "salon-notices";

/** Tells when free slots change, for this browser. */
export const slotChanges = createSlotChanges({
  openStream: () => new EventSource("/api/notices"),
  openChannel(hear) {
    const channel = new BroadcastChannel(name);
    channel.addEventListener("message", hear);
    return { say: () => channel.postMessage(null), close: () => channel.close() };
  },
  lead(work, stop) {
    // Web Locks exist only on https and localhost. Elsewhere each tab has a stream of its own.
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
