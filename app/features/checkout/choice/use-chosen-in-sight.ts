import { type RefObject, useEffect, useRef } from "react";

/**
 * Scrolls the chosen pill of a row into view, if the row is wider than the screen: once it is chosen, and again when
 * the fonts have loaded, which changes the width of the pills.
 * @param chosen the value of its pill
 */
export function useChosenInSight(chosen: string): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isOver = false;
    const show = () => {
      const pill = row.current?.querySelector(`[value="${CSS.escape(chosen)}"]`)?.parentElement;
      if (row.current && pill && !isOver) scrollTo(row.current, pill);
    };
    show();
    if (document.fonts.status === "loading") void document.fonts.ready.then(show);
    return () => {
      isOver = true;
    };
  }, [chosen]);
  return row;
}

function scrollTo(row: HTMLElement, pill: HTMLElement): void {
  const [within, place] = [row.getBoundingClientRect(), pill.getBoundingClientRect()];
  if (place.right > within.right) row.scrollLeft += place.right - within.right + 16;
  else if (place.left < within.left) row.scrollLeft += place.left - within.left - 16;
}
