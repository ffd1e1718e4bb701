import { useEffect, useRef } from "react";

/** Scrolls once to a heading and focuses it, if the guest came with a chosen slot and it is now held. */
export function useArrival(headingId: string | undefined, isHeld: boolean): void {
  const done = useRef(false);
  useEffect(() => {
    if (!headingId || !isHeld || done.current) return;
    done.current = true;
    showPart(headingId);
  }, [headingId, isHeld]);
}

/** Scrolls to a heading once an open dialog has closed and given the focus back. */
export function arriveAt(headingId: string): void {
  requestAnimationFrame(() => showPart(headingId));
}

function showPart(headingId: string): void {
  const heading = document.getElementById(headingId);
  heading?.focus({ preventScroll: true });
  heading?.closest("section")?.scrollIntoView();
}
