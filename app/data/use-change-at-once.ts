import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useChange } from "#app/data/use-change.ts";

/**
 * A change that is shown at once, and taken back where it was not made. Changes of the same thing are sent one after another,
 * and it is read again once the last of them is done: what was pressed meanwhile stays as it is shown.
 * @param send sends it
 * @param stale what is read again afterwards; the first names the thing that is changed
 * @param keyOf the key of what is shown @param edit what is shown, with the change
 */
export function useChangeAtOnce<Shown, Change>(
  send: (change: Change) => Promise<unknown>,
  stale: readonly [QueryKey, ...QueryKey[]],
  keyOf: (change: Change) => QueryKey,
  edit: (shown: Shown, change: Change) => Shown,
) {
  const queries = useQueryClient();
  const [thing] = stale;
  return useChange(send, stale, {
    inTurn: thing,
    async onMutate(change) {
      await queries.cancelQueries({ queryKey: thing });
      const before = queries.getQueryData<Shown>(keyOf(change));
      if (before !== undefined) queries.setQueryData(keyOf(change), edit(before, change));
      return before;
    },
    onError: (_error, change, before) => {
      // Those that follow were pressed on what this one showed: the last of them reads how it is.
      if (queries.isMutating({ mutationKey: thing }) === 1) queries.setQueryData(keyOf(change), before);
    },
  });
}
