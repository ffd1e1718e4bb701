import type { ServerResponse } from "node:http";

/** As much of a response as a stream of events needs. */
export type Stream = Pick<ServerResponse, "write" | "end" | "destroy" | "writableLength">;

export interface StreamBounds {
  /** Streams in all. */
  most: number;
  /** Streams of one network, far fewer, so that one of them leaves the others room. */
  ofNetwork: number;
  /** Bytes that may wait for a reader. */
  mostWaiting: number;
}

export interface Streams {
  /** Lets a stream in. @returns why not, else null */
  add(stream: Stream, network: string | null): "network_full" | "full" | null;
  remove(stream: Stream): void;
  /** Writes to every stream. A reader that does not keep up is dropped: it comes back and reads anew. */
  tell(text: string): void;
  end(): void;
}

/** Open streams of events, within bounds. */
export function createStreams({ most, ofNetwork, mostWaiting }: StreamBounds): Streams {
  const streams = new Map<Stream, string | null>();
  const countOf = new Map<string | null, number>();
  const remove = (stream: Stream) => {
    const network = streams.get(stream);
    if (network === undefined) return;
    streams.delete(stream);
    const left = (countOf.get(network) ?? 1) - 1;
    if (left > 0) countOf.set(network, left);
    else countOf.delete(network);
  };

  return {
    add(stream, network) {
      const own = countOf.get(network) ?? 0;
      // Where nobody can be told apart, all of them together still leave some room.
      if (own >= (network === null ? most * 0.9 : ofNetwork)) return "network_full";
      if (streams.size >= most) return "full";
      streams.set(stream, network);
      countOf.set(network, own + 1);
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
      for (const stream of streams.keys()) stream.end();
    },
  };
}
