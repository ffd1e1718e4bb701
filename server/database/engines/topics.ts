import type { Span } from "#domain/time/span.ts";

/** What changed, without saying whose or how: only that it is to be read again. */
export const topics = ["pages", "availability"] as const;
export type Topic = (typeof topics)[number];

/** @param span the stretch of time whose free hours changed; absent: any may have */
export type TopicListener = (topic: Topic, span?: Span) => void;

/** Tells the listeners inside one process what changed. */
export function createTopics(): {
  subscribe(listener: TopicListener): () => void;
  pass: TopicListener;
} {
  const listeners = new Set<TopicListener>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    pass(topic, span) {
      for (const listener of listeners) listener(topic, span);
    },
  };
}

/** Tells those in this process who wait for something, and nobody else. */
export function createBell(): { ring(): void; whenRung(listener: () => void): () => void } {
  const listeners = new Set<() => void>();
  return {
    ring() {
      for (const listener of listeners) listener();
    },
    whenRung(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** An announcement as one server tells it to the others. */
export interface Told {
  topic: Topic;
  span?: Span | undefined;
  /** The server that tells it. */
  from: string;
}

export function writeTold({ topic, span, from }: Told): string {
  return [topic, from, ...(span ? [span.from, span.to] : [])].join(" ");
}

/** Reads what was told; null where it is no announcement. One that says no span is about any. */
export function readTold(payload = ""): Told | null {
  const [word, from = "", ...bounds] = payload.split(" ");
  const topic = topics.find((known) => known === word);
  if (!topic) return null;
  const [first, last] = bounds.map(Number);
  return first === undefined || last === undefined
    ? { topic, from }
    : { topic, from, span: { from: first, to: last } };
}
