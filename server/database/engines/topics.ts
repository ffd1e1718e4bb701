/** What changed, without saying whose or how: only that it is to be read again. */
export const topics = ["pages", "availability"] as const;
export type Topic = (typeof topics)[number];

export type TopicListener = (topic: Topic) => void;

/** Tells the listeners inside one process what changed. */
export function createTopics(): {
  subscribe(listener: TopicListener): () => void;
  pass(topic: Topic): void;
} {
  const listeners = new Set<TopicListener>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    pass(topic) {
      for (const listener of listeners) listener(topic);
    },
  };
}

export function isTopic(value: string | undefined): value is Topic {
  return topics.some((topic) => topic === value);
}
