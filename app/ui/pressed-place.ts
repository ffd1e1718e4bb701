/**
 * Remembers where a pointer pressed the control of a row that has moved since. Further presses there count for the
 * same row until the pointer leaves the place, whichever row is there now: on that row they would only undo the move.
 * @param list contains the rows
 */
export function pressedPlace(list: HTMLElement) {
  let held: { name: string; box: DOMRect; scrolled: number } | undefined;
  let isPointed = false;
  const done = new AbortController();
  const { signal } = done;
  list.addEventListener("mousedown", (event) => meantFor(event) && event.preventDefault(), { signal });
  list.addEventListener("click", lead, { signal, capture: true });
  document.addEventListener("pointermove", leave, { signal });
  document.addEventListener("pointerdown", leave, { signal });
  return {
    /** Call it before a row moves, while the pressed control is still in place. */
    hold: (name: string, box: DOMRect) => {
      if (isPointed) held = { name, box, scrolled: window.scrollY };
      else if (held?.name !== name) held = undefined;
    },
    /** Call it once the page has scrolled with the row. If the page scrolls otherwise, the place is no longer held. */
    follow: () => {
      if (held) held.scrolled = window.scrollY;
    },
    end: () => done.abort(),
  };

  /** The control that a press in the held place is meant for, if it hits something else. */
  function meantFor(event: MouseEvent): HTMLElement | null {
    if (!held || !isInside(held.box, event) || held.scrolled !== window.scrollY) return null;
    const control = controlOf(list, held.name);
    return event.target instanceof Node && control?.contains(event.target) ? null : control;
  }
  function lead(event: MouseEvent) {
    // A key, or a click by a script, presses no place.
    isPointed = event.detail > 0;
    const control = isPointed && meantFor(event);
    if (!control) return;
    event.preventDefault();
    event.stopPropagation();
    control.focus({ preventScroll: true });
    control.click();
  }
  function leave(event: PointerEvent) {
    if (held && !isInside(held.box, event)) held = undefined;
  }
}

/** The control in a row with this data-focus. */
export function controlOf(list: HTMLElement, name: string): HTMLElement | null {
  return list.querySelector(`[data-focus="${name}"]`);
}

function isInside({ left, right, top, bottom }: DOMRect, { clientX, clientY }: MouseEvent): boolean {
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
