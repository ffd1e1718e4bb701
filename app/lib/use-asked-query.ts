import { startTransition, useCallback, useLayoutEffect, useMemo, useOptimistic, useRef } from "react";
import { createSearchParams, type URLSearchParamsInit, useNavigate, useSearchParams } from "react-router";
import { unsaved } from "#app/lib/unsaved.ts";

/** @param change from the query that was asked for last @param isStep whether Back undoes it */
type Ask = (change: (before: URLSearchParams) => URLSearchParamsInit, isStep?: boolean) => void;

/**
 * The query of the page's address, as it was asked for last. The router tells an address only once its page is drawn: what
 * is pressed until then counts at once, and begins with what was pressed before it. A link or the way back ends it. Where
 * something that is not saved would go with the query, nothing changes before that was asked.
 * @returns the query, and a way to ask for another that keeps its identity from render to render
 */
export function useAskedQuery(): [URLSearchParams, Ask] {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [shown, show] = useOptimistic(query.toString());
  const latest = useRef(shown);
  useLayoutEffect(() => {
    latest.current = shown;
  }, [shown]);
  const ask = useCallback<Ask>(
    (change, isStep = false) => {
      const next = createSearchParams(change(new URLSearchParams(latest.current))).toString();
      // What is shown already needs no step in the history, and no answer from the server.
      if (next === latest.current) return;
      if (!unsaved.atQuery) latest.current = next;
      startTransition(async () => {
        show(latest.current);
        await navigate(`?${next}`, { replace: !isStep, preventScrollReset: true });
      });
    },
    [navigate, show],
  );
  return [useMemo(() => new URLSearchParams(shown), [shown]), ask];
}
