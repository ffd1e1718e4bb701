import { expect, test } from "vitest";
import { createStreams, type Stream } from "./streams.ts";

const bounds = { most: 10, ofNetwork: 3, mostWaiting: 100 };

test("one network has its share of the streams, and others still get theirs", () => {
  const streams = createStreams(bounds);
  const opened = ["a", "a", "a", "a", "b", "c", "c", "c", "d", "d", "d", "e"].map((network) =>
    streams.add(reader(), network),
  );
  expect(opened).toEqual([
    ...[null, null, null, "network_full"],
    ...[null, null, null, null, null, null],
    ...[null, "full"],
  ]);
});

test("a stream that has ended makes room for another", () => {
  const streams = createStreams(bounds);
  const [first = reader(), ...others] = [reader(), reader(), reader()];
  for (const one of [first, ...others]) expect(streams.add(one, "a")).toBeNull();
  expect(streams.add(reader(), "a")).toBe("network_full");
  streams.remove(first);
  streams.remove(first);
  expect(streams.add(reader(), "a")).toBeNull();
  expect(streams.add(reader(), "a")).toBe("network_full");
});

test("whoever reads too slowly is dropped, and nobody else waits", () => {
  const streams = createStreams(bounds);
  const [slow, quick] = [reader(101), reader(0)];
  streams.add(slow, "a");
  streams.add(quick, "b");
  streams.tell("word");
  streams.tell("word");
  expect([slow.told, slow.dropped]).toEqual([0, 1]);
  expect([quick.told, quick.dropped]).toEqual([2, 0]);
});

test("where networks can't be told apart, they leave a tenth of the streams", () => {
  const streams = createStreams(bounds);
  for (let opened = 0; opened < 9; opened++) expect(streams.add(reader(), null)).toBeNull();
  expect(streams.add(reader(), null)).toBe("network_full");
  expect(streams.add(reader(), "a")).toBeNull();
});

function reader(waiting = 0): Stream & { told: number; dropped: number } {
  const counts = { told: 0, dropped: 0 };
  const stream = {
    ...counts,
    writableLength: waiting,
    write: () => Boolean(++stream.told),
    end: () => stream,
    destroy: () => {
      stream.dropped++;
      return stream;
    },
  };
  return stream as unknown as Stream & typeof counts;
}
