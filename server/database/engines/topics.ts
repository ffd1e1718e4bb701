import type { Span } from "#domain/time/span.ts";

/** What changed, without saying for which guest or how: only that it is to be read again. */
export const topics = ["pages", "availability"] as const;
export type Topic = (typeof topics)[number];

/** What is meant: of free hours a stretch of time, of pages the calls that have another answer now. */
export type About = Span | readonly string[];

/** @param about absent: any may have changed */
export type TopicListener = (topic: Topic, about?: About) => void;

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
    pass(topic, about) {
      for (const listener of listeners) listener(topic, about);
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

/** Under which servers on one PostgreSQL tell each other. */
export const channel = "shiuli";

/** An announcement as one server tells it to the others. */
export interface Told {
  topic: Topic;
  about?: About | undefined;
}

/** What one server tells at once. Before it stand the server's name and where the database's log was. */
export function writeTold(all: readonly Told[]): string {
  return all.map(writeOne).join("\n");
}

function writeOne({ topic, about = [] }: Told): string {
  return [topic, ...("from" in about ? [about.from, about.to] : about)].join(" ");
}

/** Reads what was told. What can't be read is left out; what does not say what it means is about any. */
export function readTold(payload = ""): { from: string; at: string; all: Told[] } {
  const [head = "", ...lines] = payload.split("\n");
  const [from = "", at = "0/0"] = head.split(" ");
  return { from, at, all: lines.flatMap((line) => readOne(line) ?? []) };
}

function readOne(line: string): Told | null {
  const [word, ...about] = line.split(" ");
  const topic = topics.find((known) => known === word);
  if (!topic) return null;
  if (about.length === 0) return { topic };
  if (topic === "pages") return { topic, about };
  const [first, last] = about.map(Number);
  return first === undefined || last === undefined ? { topic } : { topic, about: { from: first, to: last } };
}
