import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Keeps the focus on the control that was pressed while its row moves: the browser drops it from an element that is
 * taken to another place. The page scrolls with the row, so that a second press in the same place is for the same row. Mark
 * controls with data-focus, and those that can do no more with aria-disabled: a row that has come first keeps the focus on
 * the arrow that took it there, and one press more does not take it back.
 * @param rows focus is restored when they change
 */
export function useKeptFocus<Root extends HTMLElement>(
  rows: unknown,
): [RefObject<Root | null>, keep: () => void] {
  const root = useRef<Root>(null);
  const kept = useRef<{ name: string; top: number }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are not read, their change is what counts.
  useLayoutEffect(() => {
    if (!kept.current) return;
    const { name, top } = kept.current;
    kept.current = undefined;
    const control = root.current?.querySelector<HTMLElement>(`[data-focus="${name}"]`);
    if (!control) return;
    window.scrollBy({ top: control.getBoundingClientRect().top - top, behavior: "instant" });
    control.focus({ preventScroll: true });
  }, [rows]);
  return [
    root,
    () => {
      const { activeElement } = document;
      const name = activeElement instanceof HTMLElement && activeElement.dataset.focus;
      kept.current = name ? { name, top: activeElement.getBoundingClientRect().top } : undefined;
    },
  ];
}
