import { useEffect, useEffectEvent } from "react";

/** Runs something once, when the page opens. */
export function useOnce(act: () => void): void {
  const atOpening = useEffectEvent(act);
  useEffect(() => atOpening(), []);
}
