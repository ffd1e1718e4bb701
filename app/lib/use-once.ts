import { useEffect, useEffectEvent } from "react";

/** Does something when the page has opened. */
export function useOnce(act: () => void): void {
  const atOpening = useEffectEvent(act);
  useEffect(() => atOpening(), []);
}
