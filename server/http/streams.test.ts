import { expect, test } from "vitest";
import { createStreams } from "#server/http/streams.ts";

const bounds = { most: 10, ofNetwork: 3, ofPerson: 2, mostWaiting: 100 };

test("one network has a share of the streams, and others still get theirs", () => {
  const streams = createStreams(bounds);
  const opened = ["a", "a", "a", "a", "b", "c", "c", "c", "d", "d", "d", "e"].map((network) =>
    streams.add(reader(), from(network)),
  );
  expect(opened).toEqual([
    ...[null, null, null, "own_full"],
    ...[null, null, null, null, null, null],
    ...[null, "full"],
  ]);
});

test("a closed stream makes room for another", () => {
  const streams = createStreams(bounds);
  const [first = reader(), ...others] = [reader(), reader(), reader()];
  for (const one of [first, ...others]) expect(streams.add(one, from("a"))).toBeNull();
  expect(streams.add(reader(), from("a"))).toBe("own_full");
  streams.remove(first);
  streams.remove(first);
  expect(streams.add(reader(), from("a"))).toBeNull();
  expect(streams.add(reader(), from("a"))).toBe("own_full");
});

test("a person has few streams, from however many networks, and visitors still get theirs", () => {
  const streams = createStreams(bounds);
  const first = reader();
  const opened = [first, reader(), reader()].map((one, index) =>
    streams.add(one, { network: `network ${index}`, person: "anika" }),
  );
  expect(opened).toEqual([null, null, "own_full"]);
  expect(streams.add(reader(), { network: "network 0", person: "mim" })).toBeNull();
  expect(streams.add(reader(), from("network 0"))).toBeNull();
  streams.remove(first);
  expect(streams.add(reader(), { network: "network 2", person: "anika" })).toBeNull();
});

test("a slow reader is dropped, and nobody else waits", () => {
  const streams = createStreams(bounds);
  const [slow, quick] = [reader(101), reader(0)];
  streams.add(slow, from("a"));
  streams.add(quick, from("b"));
  streams.tell("word");
  streams.tell("word");
  expect([slow.told, slow.dropped]).toEqual([0, 1]);
  expect([quick.told, quick.dropped]).toEqual([2, 0]);
});

test("after the end nobody is admitted", () => {
  const streams = createStreams(bounds);
  streams.end();
  expect(streams.add(reader(), from("a"))).toBe("full");
});

test("when networks can't be told apart, a tenth of the streams stays free", () => {
  const streams = createStreams(bounds);
  for (let opened = 0; opened < 9; opened++) expect(streams.add(reader(), from(null))).toBeNull();
  expect(streams.add(reader(), from(null))).toBe("own_full");
  expect(streams.add(reader(), from("a"))).toBeNull();
});

function from(network: string | null) {
  return { network, person: null };
}

function reader(waiting = 0) {
  const stream = {
    told: 0,
    dropped: 0,
    writableLength: waiting,
    write: () => ++stream.told,
    end: () => undefined,
    destroy: () => ++stream.dropped,
  };
  return stream;
}
