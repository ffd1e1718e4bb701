import { type PointerEvent, useEffect, useRef, useState } from "react";
import type { Box } from "#app/features/calendar/boxes.ts";
import { draggedTo } from "#app/features/calendar/steps.ts";

/** A box being dragged, and where it would land. */
export interface Drag {
  box: Box;
  column: number;
  from: number;
}

interface Grid {
  step: number;
  from: number;
  to: number;
  columns: number;
}

interface Handlers {
  /** Called when a box begins to move. */
  onLift: (box: Box) => void;
  /** Where it was dropped; null if it stays. */
  onDrop: (drag: Drag | null) => void;
}

const slackPx = 6;

/**
 * Drags boxes with a mouse or a pen; a finger scrolls. Esc cancels the drag, and so does releasing the button
 * outside the window. The click that ends a drag opens nothing.
 */
export function useDrag(grid: Grid, handlers: Handlers) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const dragged = useRef(false);
  const isHeld = useRef(false);
  // What is known of the places may change during a drag.
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });

  function begin(down: PointerEvent<HTMLButtonElement>, box: Box, column: number) {
    if (isHeld.current || down.button !== 0 || down.pointerType === "touch") return;
    dragged.current = false;
    isHeld.current = true;
    const pressed = down.currentTarget;
    const columns = [
      ...(pressed.closest(".calendar-body")?.querySelectorAll<HTMLElement>(".calendar-col") ?? []),
    ];
    const scrolled = window.scrollY;
    const minutePx = (columns[0]?.clientHeight ?? 0) / (grid.to - grid.from);
    let last: Drag | null = null;
    const over = new AbortController();

    const move = (to: globalThis.PointerEvent) => {
      if (to.buttons === 0) return end(false);
      const dx = to.clientX - down.clientX;
      const dy = to.clientY - down.clientY + window.scrollY - scrolled;
      if (!dragged.current && Math.hypot(dx, dy) < slackPx) return;
      if (!dragged.current) latest.current.onLift(box);
      dragged.current = true;
      const under = columns.findIndex((one) => {
        const { left, right } = one.getBoundingClientRect();
        return to.clientX >= left && to.clientX < right;
      });
      last = { box, column: under < 0 ? column : under, from: draggedTo(box, dy / minutePx, grid) };
      setDrag(last);
    };
    const end = (drop: boolean) => {
      over.abort();
      isHeld.current = false;
      setDrag(null);
      // The click of this drag, if any, comes before the timer. A later click by key opens the box.
      setTimeout(() => {
        dragged.current = false;
      });
      if (!last) return;
      const isElsewhere = last.column !== column || last.from !== box.from;
      latest.current.onDrop(drop && isElsewhere ? last : null);
    };
    const { signal } = over;
    const on = (name: "pointermove" | "pointerup" | "pointercancel", hear: typeof move) =>
      window.addEventListener(name, (to) => to.pointerId === down.pointerId && hear(to), { signal });
    on("pointermove", move);
    on("pointerup", () => end(true));
    on("pointercancel", () => end(false));
    window.addEventListener("keydown", (key) => key.key === "Escape" && end(false), { signal });
  }

  return { drag, begin, wasDragged: () => dragged.current };
}
