import { useCallback, useEffect, useRef } from "react";
import { type BlockerFunction, useLocation, useMatches } from "react-router";

/** Tells of a step to another page whether it has to wait for the network. Pages that were shown open without it. */
export function useNeedsNetwork(): BlockerFunction {
  const shown = useShownPages();
  return useCallback<BlockerFunction>(
    ({ currentLocation: from, nextLocation: to }) =>
      !navigator.onLine && from.pathname !== to.pathname && !shown.current.has(to.pathname),
    [shown],
  );
}

/** Paths of this document that were shown and take nothing from the server when they are opened. */
function useShownPages() {
  const shown = useRef(new Set<string>());
  const { pathname } = useLocation();
  const [, ...inside] = useMatches();
  const takesData = inside.some(({ loaderData }) => loaderData !== undefined);
  useEffect(() => {
    if (!takesData) shown.current.add(pathname);
  }, [pathname, takesData]);
  return shown;
}
