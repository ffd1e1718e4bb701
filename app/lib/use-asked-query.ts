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
 * @param change makes the new query from the one that was last asked for
 * @param isStep whether Back undoes the change
 * @param state the history state of the step; without a step, the current state stays
 */
type Ask = (
  change: (before: URLSearchParams) => URLSearchParamsInit,
  isStep?: boolean,
  state?: object,
) => void;

/**
 * The query of the URL, as last asked for. The router reports a URL only once its page is drawn. Until then a press
 * counts at once and builds on the press before it. A link or Back ends that. If a change would lose unsaved work,
 * nothing changes until the person has been asked.
 * @returns the query, and a function to ask for another, stable from render to render
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
      // The query already shown needs no step in the history and no answer from the server.
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
