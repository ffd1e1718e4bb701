import {
  type QueryKey,
  replaceEqualDeep,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { useRef } from "react";
import { explain } from "#app/lib/explain.ts";
import { whileReachable } from "#app/lib/online.ts";
import type { Problem } from "#app/ui/FormProblem.tsx";
import { notifyError } from "#app/ui/toasts.ts";

/** Stands for no change being sent. */
const nothing = Symbol();

export type ChangeOptions<Answer, Change, Before> = Pick<
  UseMutationOptions<Answer, Error, Change, Before>,
  "onMutate" | "onSuccess" | "onError"
> & {
  /** Names what is changed. Its changes are sent one after another, and only the last one refetches. */
  inTurn?: QueryKey;
};

interface Told {
  /** What a failure is told as. @param title what did not happen */
  told?: (title: string, error: unknown) => Problem;
}

/**
 * One change to what the server stores, or a read on request. Pages of the dashboard use `useChange` for changes, which
 * also tells that an answer got lost.
 * @param send sends the change
 * @param stale what to refetch afterwards, whether it failed or not
 */
export function usePlainChange<Answer, Change = void, Before = unknown>(
  send: (change: Change) => Promise<Answer>,
  stale: readonly QueryKey[],
  {
    told = (title, failure) => ({ title, text: explain(failure) }),
    inTurn,
    ...options
  }: ChangeOptions<Answer, Change, Before> & Told = {},
) {
  const queries = useQueryClient();
  const { mutateAsync, isPending, data, error, variables, reset } = useMutation({
    ...options,
    ...(inTurn && { mutationKey: inTurn, scope: { id: inTurn.join() } }),
    mutationFn: send,
    onSettled: (_answer, failure) => {
      if (inTurn && queries.isMutating({ mutationKey: inTurn }) > 1) return undefined;
      const reading = Promise.all(stale.map((queryKey) => queries.invalidateQueries({ queryKey })));
      // A failure is reported at once, without waiting for the refetch.
      return failure ? undefined : whileReachable(reading);
    },
  });

  /** The change being sent, until it is done: a second press can come before the page renders again. */
  const sending = useRef<Change | typeof nothing>(nothing);

  /**
   * Sends a change. If it succeeds, waits until what it made stale is refetched or can't be.
   * @param failed the title of the notice when it fails, or a handler for the error; without it, show `error` or
   * `problem`
   * @returns the answer; undefined if it failed; never settles for a press that repeats the change being sent
   */
  async function run(
    change: Change,
    failed?: string | ((error: unknown) => void),
  ): Promise<Answer | undefined> {
    if (replaceEqualDeep(sending.current, change) === sending.current) return new Promise(() => {});
    sending.current = change;
    try {
      return await mutateAsync(change);
    } catch (failure) {
      if (typeof failed === "function") failed(failure);
      else if (failed !== undefined) {
        const { title, text } = told(failed, failure);
        notifyError(title, text);
      }
      return undefined;
    } finally {
      if (sending.current === change) sending.current = nothing;
    }
  }

  /** Why the last try failed, for the form that sent it. @param title what did not happen */
  function problem(title: string): Problem | undefined {
    return error ? told(title, error) : undefined;
  }

  return {
    run,
    problem,
    error,
    answer: data,
    reset,
    busy: isPending,
    /** The change being sent. */
    underWay: isPending ? variables : undefined,
  };
}
