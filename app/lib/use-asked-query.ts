import { startTransition, useCallback, useLayoutEffect, useMemo, useOptimistic, useRef } from "react";
import {
  createSearchParams,
  type URLSearchParamsInit,
  useLocation,
  useNavigate,
  useSearchParams,
} from "react-router";
import { isLostBetween } from "#app/lib/unsaved.ts";

/**
 * @param change from the query that was asked for last @param isStep whether Back undoes it
 * @param state what is known of the step; what was known of the one before stays where it is none
 */
type Ask = (
  change: (before: URLSearchParams) => URLSearchParamsInit,
  isStep?: boolean,
  state?: object,
) => void;

/**
 * The query of the page's address, as it was asked for last. The router tells an address only once its page is drawn: what
 * is pressed until then counts at once, and begins with what was pressed before it. A link or the way back ends it. Where
 * something that is not saved would go with the query, nothing changes before that was asked.
 * @returns the query, and a way to ask for another that keeps its identity from render to render
 */
export function useAskedQuery(): [URLSearchParams, Ask] {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { state: stateNow } = useLocation();
  const [shown, show] = useOptimistic(query.toString());
  const latest = useRef(shown);
  const kept = useRef<unknown>(stateNow);
  useLayoutEffect(() => {
    latest.current = shown;
    kept.current = stateNow;
  }, [shown, stateNow]);
  const ask = useCallback<Ask>(
    (change, isStep = false, state?: object) => {
      const before = new URLSearchParams(latest.current);
      const asked = createSearchParams(change(new URLSearchParams(before)));
      const next = asked.toString();
      // What is shown already needs no step in the history, and no answer from the server.
      if (next === latest.current) return;
      if (!isLostBetween(before, asked)) latest.current = next;
      startTransition(async () => {
        show(latest.current);
        const known = isStep ? state : kept.current;
        await navigate(`?${next}`, { replace: !isStep, preventScrollReset: true, state: known });
      });
    },
    [navigate, show],
  );
  return [useMemo(() => new URLSearchParams(shown), [shown]), ask];
}
