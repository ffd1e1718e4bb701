/** The parts of a response that a stream of events needs. */
export interface Stream {
  /** Bytes that are waiting to be read. */
  readonly writableLength: number;
  write(text: string): unknown;
  end(): unknown;
  destroy(): unknown;
}

export interface StreamBounds {
  /** All streams together. */
  most: number;
  /** Streams of one network: far fewer, so that one network leaves room for others. */
  ofNetwork: number;
  /** Streams of one person, from anywhere. */
  ofPerson: number;
  /** Bytes that may wait for a slow reader. */
  mostWaiting: number;
}

export interface Listener {
  /** Null if networks can't be told apart. */
  network: string | null;
  /** The user's id; null for a visitor. */
  person: string | null;
}

export interface Streams {
  /**
   * Adds a stream. @returns null, or why not: `own_full` if the listener has reached its limit, `full` if all are taken
   */
  add(stream: Stream, listener: Listener): "own_full" | "full" | null;
  remove(stream: Stream): void;
  /** Writes to every stream. Drops a reader that does not keep up: it reconnects and reads everything again. */
  tell(text: string): void;
  /** Ends every stream and accepts no more. */
  end(): void;
}

/** Open streams of events, within limits. */
export function createStreams({ most, ofNetwork, ofPerson, mostWaiting }: StreamBounds): Streams {
  const streams = new Map<Stream, Listener>();
  let ended = false;
  const networks = createCounts<string | null>();
  const people = createCounts<string>();
  const remove = (stream: Stream) => {
    const listener = streams.get(stream);
    if (!listener) return;
    streams.delete(stream);
    networks.add(listener.network, -1);
    if (listener.person !== null) people.add(listener.person, -1);
  };

  return {
    add(stream, listener) {
      const { network, person } = listener;
      // If networks can't be told apart, all of them together still leave some room.
      if (networks.of(network) >= (network === null ? most * 0.9 : ofNetwork)) return "own_full";
      if (person !== null && people.of(person) >= ofPerson) return "own_full";
      if (ended || streams.size >= most) return "full";
      streams.set(stream, listener);
      networks.add(network, 1);
      if (person !== null) people.add(person, 1);
      return null;
    },
    remove,
    tell(text) {
      for (const stream of streams.keys()) {
        if (stream.writableLength <= mostWaiting) {
          stream.write(text);
          continue;
        }
        remove(stream);
        stream.destroy();
      }
    },
    end() {
      ended = true;
      for (const stream of streams.keys()) stream.end();
    },
  };
}

/** Counts by key. A key with a count of zero takes no memory. */
function createCounts<Key>() {
  const counts = new Map<Key, number>();
  const of = (key: Key) => counts.get(key) ?? 0;
  return {
    of,
    add(key: Key, change: number): void {
      const count = of(key) + change;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
    },
  };
}
