import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSlotChanges, type SlotChangeParts, type Stream } from "#app/lib/slot-changes.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

class FakeStream implements Stream {
  readyState = 0;
  readonly listeners = new Map<string, () => void>();
  addEventListener(type: string, listener: () => void) {
    this.listeners.set(type, listener);
  }
  close() {
    this.readyState = 2;
  }
  open() {
    this.readyState = 1;
    this.listeners.get("open")?.();
  }
  notice() {
    this.listeners.get("availability")?.();
  }
}

/** A browser with several tabs: the first tab that asks leads until it stops, then the next. */
function browser() {
  const streams: FakeStream[] = [];
  const hearers = new Set<() => void>();
  const queue: (() => void)[] = [];
  let led = false;
  function next() {
    led = false;
    queue.shift()?.();
  }
  const parts: SlotChangeParts = {
    openStream() {
      const stream = new FakeStream();
      streams.push(stream);
      return stream;
    },
    openChannel(hear) {
      hearers.add(hear);
      const others = () => [...hearers].filter((one) => one !== hear);
      return {
        say: () => others().forEach((one) => void one()),
        close: () => void hearers.delete(hear),
      };
    },
    lead(work, stop) {
      const begin = () => {
        if (stop.aborted) return next();
        led = true;
        work(stop);
        stop.addEventListener("abort", next);
      };
      if (led) queue.push(begin);
      else begin();
    },
  };
  function tab() {
    const seen = { count: 0 };
    return { seen, stop: createSlotChanges(parts).follow(() => void seen.count++) };
  }
  return { streams, tab };
}

test("one stream serves every tab of a browser", () => {
  const { streams, tab } = browser();
  const [first, second] = [tab(), tab()];
  streams[0]?.open();
  streams[0]?.notice();
  expect(streams).toHaveLength(1);
  expect([first.seen.count, second.seen.count]).toEqual([1, 1]);
});

test("when the tab with the stream closes, the next one opens its own", () => {
  const { streams, tab } = browser();
  const [first, second] = [tab(), tab()];
  first.stop();
  expect(streams.map(({ readyState }) => readyState)).toEqual([2, 0]);
  streams[1]?.open();
  streams[1]?.notice();
  expect([first.seen.count, second.seen.count]).toEqual([0, 1]);
});

test("without a stream every tab reloads each half minute, and once more when it is back", () => {
  const { streams, tab } = browser();
  const { seen } = tab();
  streams[0]?.open();
  expect(seen.count).toBe(0);
  streams[0]?.close();
  vi.advanceTimersByTime(30_000);
  expect([seen.count, streams.length]).toEqual([1, 2]);
  vi.advanceTimersByTime(30_000);
  expect(seen.count).toBe(2);
  streams[1]?.open();
  expect(seen.count).toBe(3);
  vi.advanceTimersByTime(300_000);
  expect(seen.count).toBe(3);
});

test("everything stops once no tab listens", () => {
  const { streams, tab } = browser();
  tab().stop();
  expect(streams[0]?.readyState).toBe(2);
  vi.advanceTimersByTime(60_000);
  expect(streams).toHaveLength(1);
});
