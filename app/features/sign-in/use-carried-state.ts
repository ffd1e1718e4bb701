import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { takeCarriedState } from "#app/lib/carried-state.ts";
import { useAlive } from "#app/ui/use-alive.ts";

/**
 * The page's navigation state, taken over from the same page in the other language. Null until the page is alive: a page
 * that is loaded again still has its state, and its HTML is the same for everyone.
 */
export function useCarriedState(): unknown {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const take = useEffectEvent(() => {
    const carried = takeCarriedState();
    if (carried && !state) void navigate(`${pathname}${search}`, { replace: true, state: carried });
  });
  useEffect(() => take(), []);
  return useAlive() ? state : null;
}
