import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Keeps the focus on the control that was pressed while its row moves: the browser drops it from an element that is
 * taken to another place. Mark controls with data-focus.
 * @param rows focus is restored when they change
 */
export function useKeptFocus<Root extends HTMLElement>(
  rows: unknown,
): [RefObject<Root | null>, keep: () => void] {
  const root = useRef<Root>(null);
  const kept = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are not read, their change is what counts.
  useLayoutEffect(() => {
    if (!kept.current) return;
    const row = root.current?.querySelector<HTMLElement>(`[data-focus="${kept.current}"]`);
    const control = row?.matches(":disabled")
      ? row.parentElement?.querySelector<HTMLElement>("button:enabled")
      : row;
    control?.focus();
    kept.current = undefined;
  }, [rows]);
  return [
    root,
    () => {
      const { activeElement } = document;
      kept.current = activeElement instanceof HTMLElement ? activeElement.dataset.focus : undefined;
    },
  ];
}
