import { hashKey, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { usePlainChange } from "#app/data/use-plain-change.ts";
import { warnBeforeUnload } from "#app/lib/use-unload-warning.ts";

/**
 * A change that shows at once, and is reverted if it fails. Changes to the same thing are sent one after another, and
 * it is refetched once the last is done, so that what was pressed in the meantime stays as shown.
 * @param send sends the change
 * @param stale what to refetch afterwards; the first key names the thing that is changed
 * @param keyOf the query key of what is shown
 * @param edit applies a change to what is shown
 */
export function useChangeAtOnce<Shown, Change>(
  send: (change: Change) => Promise<unknown>,
  stale: readonly [QueryKey, ...QueryKey[]],
  keyOf: (change: Change) => QueryKey,
  edit: (shown: Shown, change: Change) => Shown,
) {
  const queries = useQueryClient();
  const [thing] = stale;
  type Made = { key: QueryKey; before: Shown | undefined; again: (shown: Shown) => Shown; end: () => void };
  return usePlainChange<unknown, Change, Made>(send, stale, {
    inTurn: thing,
    async onMutate(change) {
      const key = keyOf(change);
      // The change may still be under way when its control has left the page.
      const end = warnBeforeUnload();
      await Promise.all(stale.map((queryKey) => queries.cancelQueries({ queryKey })));
      const before = queries.getQueryData<Shown>(key);
      if (before !== undefined) queries.setQueryData(key, edit(before, change));
      return { key, before, again: (shown) => edit(shown, change), end };
    },
    onSuccess: (_answer, _change, made) => made.end(),
    onError: (_error, _change, made) => {
      made?.end();
      if (made?.before === undefined) return;
      let shown: Shown = made.before;
      // Apply the later changes again: they were made on top of this one.
      for (const { state } of queries.getMutationCache().findAll({ mutationKey: thing, status: "pending" })) {
        const later = state.context as Made | undefined;
        if (later === undefined || later === made || hashKey(later.key) !== hashKey(made.key)) continue;
        later.before = shown;
        shown = later.again(shown);
      }
      queries.setQueryData(made.key, shown);
    },
  });
}
