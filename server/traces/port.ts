/** Ids, names of routes and numbers; no personal data. */
export type Facts = Record<string, string | number>;

/** A request that has come in and is about to be answered. */
export interface BegunRequest {
  /** The method and the route pattern. */
  name: string;
  facts: Facts;
  /** How long ago it came in. */
  agoMs: number;
  /** The caller's trace in W3C's traceparent format; null without a trusted one. */
  from: string | null;
}

/** A traced request. */
export interface FollowedRequest {
  /** Runs the code that answers it. Everything that this starts becomes part of its trace. */
  run(answer: () => void): void;
  end(facts: Facts, failed: boolean): void;
}

/**
 * Traces what belongs together: a request, its transactions, its calls to the card provider, and the work that it
 * queues. A trace is passed on as W3C's traceparent.
 */
export interface Traces {
  /** Whether traces are sent anywhere. */
  readonly isOn: boolean;
  request(begun: BegunRequest): FollowedRequest;
  /** Runs work that continues an earlier trace, or begins a new one. */
  follow<Result>(
    of: { name: string; facts: Facts; from: string | null },
    work: () => Promise<Result>,
  ): Promise<Result>;
  /** Runs work as part of the current trace. Without one, the work is not traced either. */
  part<Result>(name: string, facts: Facts, work: () => Promise<Result>): Promise<Result>;
  /** Adds the current work to an earlier trace. This must happen before any part of it has begun. */
  join(from: string | null, facts: Facts): void;
  /** The current trace; null without one. */
  here(): string | null;
  /** Sends what has not been sent yet, if the collector accepts it soon. */
  close(): Promise<void>;
}
