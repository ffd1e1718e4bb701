import type { QueryKey } from "@tanstack/react-query";
import { unwritten } from "#app/data/unwritten.ts";
import { type ChangeOptions, usePlainChange } from "#app/data/use-plain-change.ts";
import type { Sent } from "#contract/calls.ts";
import type { CallName } from "#contract/paths.ts";

/** The body of a call. */
export type BodyOf<Name extends CallName> = Sent<Name> extends { body: infer Body } ? Body : never;

type Options<Answer, Change, Before> = ChangeOptions<Answer, Change, Before> & {
  /** Explains a failure, where more is known than `explain` knows. */
  why?: (error: unknown) => string;
  /** What helps when the answer got lost, where pressing again does no harm. */
  ifLost?: string;
};

/**
 * One change to what the server stores. When its answer got lost, it is told as such, since nobody knows whether it
 * took effect.
 * @param send sends the change
 * @param stale what to refetch afterwards, whether it failed or not
 */
export function useChange<Answer, Change = void, Before = unknown>(
  send: (change: Change) => Promise<Answer>,
  stale: readonly QueryKey[],
  { why, ifLost, ...options }: Options<Answer, Change, Before> = {},
) {
  return usePlainChange(send, stale, {
    ...options,
    told: (title, error) => unwritten(title, error, ifLost, why),
  });
}
