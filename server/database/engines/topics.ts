import type { Span } from "#domain/time/span.ts";

/** What changed, without saying for which guest or how: only that it must be read again. */
export const topics = ["pages", "availability"] as const;
export type Topic = (typeof topics)[number];

/** What an announcement is about: for availability a span of time, for pages the calls with a new answer. */
export type About = Span | readonly string[];

/** @param about absent: any may have changed */
export type TopicListener = (topic: Topic, about?: About) => void;

/** Tells the listeners inside this process what changed. */
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

/** Wakes those in this process who wait for something, and nobody else. */
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

/** The channel on which servers on one PostgreSQL notify each other. */
export const channel = "shiuli";

/** An announcement as one server sends it to the others. */
export interface Told {
  topic: Topic;
  about?: About | undefined;
}

/** A server's announcements as one text. The server's name and the database's log position precede it. */
export function writeTold(all: readonly Told[]): string {
  return all.map(writeOne).join("\n");
}

function writeOne({ topic, about = [] }: Told): string {
  return [topic, ...("from" in about ? [about.from, about.to] : about)].join(" ");
}

/** Parses announcements. Unreadable ones are left out. One that does not say what it is about is about everything. */
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
