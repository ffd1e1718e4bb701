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
import type { Sent } from "#contract/calls.ts";
import type { CallName } from "#contract/paths.ts";

/** What a call sends in its body. */
export type BodyOf<Name extends CallName> = Sent<Name> extends { body: infer Body } ? Body : never;

/** In place of a change where none is being sent. */
const nothing = Symbol();

type Options<Answer, Change, Before> = Pick<
  UseMutationOptions<Answer, Error, Change, Before>,
  "onMutate" | "onSuccess" | "onError"
> & {
  /** Why it failed, where more is known than `explain` knows. */
  why?: (error: unknown) => string;
  /** Names what is changed: its changes are sent one after another, and the last of them reads for all. */
  inTurn?: QueryKey;
};

/**
 * One change of what the server keeps.
 * @param send sends it
 * @param stale what is read again afterwards, whether it failed or not
 */
export function useChange<Answer, Change = void, Before = unknown>(
  send: (change: Change) => Promise<Answer>,
  stale: readonly QueryKey[],
  { why = explain, inTurn, ...options }: Options<Answer, Change, Before> = {},
) {
  const queries = useQueryClient();
  const { mutateAsync, isPending, data, error, variables, reset } = useMutation({
    ...options,
    ...(inTurn && { mutationKey: inTurn, scope: { id: inTurn.join() } }),
    mutationFn: send,
    onSettled: (_answer, failure) => {
      if (inTurn && queries.isMutating({ mutationKey: inTurn }) > 1) return undefined;
      const reading = Promise.all(stale.map((queryKey) => queries.invalidateQueries({ queryKey })));
      // A failure is told at once, whatever becomes of reading again.
      return failure ? undefined : whileReachable(reading);
    },
  });

  /** The change that was sent last, until it is done: two presses may come before the page is drawn again. */
  const sending = useRef<Change | typeof nothing>(nothing);

  /**
   * Sends a change and, where it succeeds, waits until what it made stale is read again or can't be.
   * @param failed what did not happen, told in a notice when it fails, or what is done with the error; without it,
   * show `error` or `problem`
   * @returns the answer; undefined when it failed; never for a press that repeats the change that is being sent
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
      else if (failed !== undefined) notifyError(failed, why(failure));
      return undefined;
    } finally {
      if (sending.current === change) sending.current = nothing;
    }
  }

  /** Why the last try failed, for the form that made it. @param title what did not happen */
  function problem(title: string): Problem | undefined {
    return error ? { title, text: why(error) } : undefined;
  }

  return {
    run,
    problem,
    error,
    answer: data,
    reset,
    busy: isPending,
    /** The change that is being sent. */
    underWay: isPending ? variables : undefined,
  };
}
