import { type RefObject, useEffect, useRef } from "react";

/** Brings the chosen one of a row of pills into sight, where the row is longer than the screen. @param chosen which it is */
export function useChosenInSight(chosen: string): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is chosen.
  useEffect(() => {
    const pill = row.current?.querySelector(":checked")?.parentElement;
    if (!row.current || !pill) return;
    const [within, place] = [row.current.getBoundingClientRect(), pill.getBoundingClientRect()];
    if (place.right > within.right) row.current.scrollLeft += place.right - within.right + 16;
    else if (place.left < within.left) row.current.scrollLeft += place.left - within.left - 16;
  }, [chosen]);
  return row;
}
