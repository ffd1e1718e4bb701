import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { createSearchParams, type URLSearchParamsInit, useNavigate, useSearchParams } from "react-router";

/** @param change from the query that was asked for last @param isStep whether Back undoes it */
type Ask = (change: (before: URLSearchParams) => URLSearchParamsInit, isStep?: boolean) => void;

/**
 * The query of the page's address, as it was asked for last. The router tells an address only once its page is drawn: what
 * is pressed until then counts at once, and begins with what was pressed before it.
 * @returns the query, and a way to ask for another that keeps its identity from render to render
 */
export function useAskedQuery(): [URLSearchParams, Ask] {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const told = query.toString();
  const [pending, setPending] = useState<string[]>([]);
  const [toldBefore, setToldBefore] = useState(told);
  if (told !== toldBefore) {
    setToldBefore(told);
    // Another place than was asked for here, by a link or the way back, ends all that was.
    const place = pending.indexOf(told);
    setPending(place === -1 ? [] : pending.slice(place + 1));
  }
  const last = pending.at(-1) ?? told;
  const latest = useRef(last);
  useLayoutEffect(() => {
    latest.current = last;
  }, [last]);
  const ask = useCallback<Ask>(
    (change, isStep = false) => {
      const next = createSearchParams(change(new URLSearchParams(latest.current))).toString();
      latest.current = next;
      setPending((before) => [...before, next]);
      void navigate(`?${next}`, { replace: !isStep, preventScrollReset: true });
    },
    [navigate],
  );
  return [useMemo(() => new URLSearchParams(last), [last]), ask];
}
