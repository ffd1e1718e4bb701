import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { controlOf, pressedPlace } from "#app/ui/pressed-place.ts";

/**
 * Keeps the focus on the pressed control while its row moves: the browser drops the focus of an element that is moved
 * in the document. The page scrolls with the row, so that a second press in the same place hits the same row. Where
 * rows stand side by side, or the page ends, that press is redirected to it.
 * Mark controls with data-focus, and those that can do no more with aria-disabled. A row that has become the first
 * keeps the focus on its arrow, and one more press does not move it back.
 * @param rows the focus is restored when they change
 */
export function useKeptFocus<Root extends HTMLElement>(
  rows: unknown,
): [RefObject<Root | null>, keep: () => void] {
  const root = useRef<Root>(null);
  const kept = useRef<{ name: string; left: number; top: number }>(undefined);
  const place = useRef<ReturnType<typeof pressedPlace>>(undefined);
  useEffect(() => {
    if (!root.current) return;
    place.current = pressedPlace(root.current);
    return place.current.end;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are not read, their change is what counts.
  useLayoutEffect(() => {
    if (!root.current || !kept.current) return;
    const { name, left, top } = kept.current;
    kept.current = undefined;
    const control = controlOf(root.current, name);
    if (!control) return;
    const now = control.getBoundingClientRect();
    if (now.left === left) window.scrollBy({ top: now.top - top, behavior: "instant" });
    else control.scrollIntoView({ block: "nearest", behavior: "instant" });
    place.current?.follow();
    control.focus({ preventScroll: true });
  }, [rows]);
  return [
    root,
    () => {
      const { activeElement } = document;
      const name = activeElement instanceof HTMLElement && activeElement.dataset.focus;
      if (!name) return;
      const box = activeElement.getBoundingClientRect();
      kept.current = { name, left: box.left, top: box.top };
      place.current?.hold(name, box);
    },
  ];
}
