import { useEffect, useRef } from "react";

/**
 * Brings the guest once to a heading further down, to the eye and to a screen reader, when she came with an hour and
 * it is held.
 */
export function useArrival(headingId: string | undefined, isHeld: boolean): void {
  const done = useRef(false);
  useEffect(() => {
    if (!headingId || !isHeld || done.current) return;
    done.current = true;
    const heading = document.getElementById(headingId);
    heading?.focus({ preventScroll: true });
    heading?.closest("section")?.scrollIntoView();
  }, [headingId, isHeld]);
}
