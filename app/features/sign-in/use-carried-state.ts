import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { takeCarriedState } from "#app/lib/carried-state.ts";

/** Takes over the state that the same page had in the other language. */
export function useCarriedState(): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const take = useEffectEvent(() => {
    const carried = takeCarriedState();
    if (carried && !state) void navigate(`${pathname}${search}`, { replace: true, state: carried });
  });
  useEffect(() => take(), []);
}
