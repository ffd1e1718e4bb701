/** Ids, names of routes and numbers; nothing of a person. */
export type Facts = Record<string, string | number>;

/** A request that has come in and is about to be answered. */
export interface BegunRequest {
  /** The method and the pattern of the route. */
  name: string;
  facts: Facts;
  /** How long ago it came in. */
  agoMs: number;
  /** The caller's trace, as W3C's traceparent says it; null where there is none to believe. */
  from: string | null;
}

/** A request that is followed. */
export interface FollowedRequest {
  /** Runs what answers it: all that this starts is a part of it. */
  run(answer: () => void): void;
  end(facts: Facts, failed: boolean): void;
}

/**
 * Follows what belongs together: a request, its transactions, what it asks of the card provider, and the work that it queues. A trace is
 * handed on as W3C's traceparent.
 */
export interface Traces {
  /** Whether anybody is told. */
  readonly isOn: boolean;
  request(begun: BegunRequest): FollowedRequest;
  /** Runs work that goes on with an earlier trace, or begins one. */
  follow<Result>(
    of: { name: string; facts: Facts; from: string | null },
    work: () => Promise<Result>,
  ): Promise<Result>;
  /** Runs work as a part of what runs it; where that is not followed, the work is not either. */
  part<Result>(name: string, facts: Facts, work: () => Promise<Result>): Promise<Result>;
  /** Says that what runs belongs to an earlier trace. It is too late for that once a part of it has begun. */
  join(from: string | null, facts: Facts): void;
  /** The trace of what runs now; null where it is not followed. */
  here(): string | null;
  /** Sends what was not sent yet, if somebody takes it soon. */
  close(): Promise<void>;
}
