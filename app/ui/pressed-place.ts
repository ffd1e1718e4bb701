/**
 * Where a pointer pressed the control of a row that has moved since. Presses there are for the same row until the pointer
 * has left the place, whichever row stands there now: on that one they would only undo the move.
 * @param list holds the rows
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
    /** Called before a row moves, while the control that was pressed is where it was. */
    hold: (name: string, box: DOMRect) => {
      if (isPointed) held = { name, box, scrolled: window.scrollY };
      else if (held?.name !== name) held = undefined;
    },
    /** Called once the page has scrolled with the row: where somebody else scrolls, the place is another one. */
    follow: () => {
      if (held) held.scrolled = window.scrollY;
    },
    end: () => done.abort(),
  };

  /** The control that a press in the held place is meant for, where it meets something else. */
  function meantFor(event: MouseEvent): HTMLElement | null {
    if (!held || !isInside(held.box, event) || held.scrolled !== window.scrollY) return null;
    const control = controlOf(list, held.name);
    return event.target instanceof Node && control?.contains(event.target) ? null : control;
  }
  function lead(event: MouseEvent) {
    // A key, and a click that a script makes, press no place.
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

/** A control of a row, by its data-focus. */
export function controlOf(list: HTMLElement, name: string): HTMLElement | null {
  return list.querySelector(`[data-focus="${name}"]`);
}

function isInside({ left, right, top, bottom }: DOMRect, { clientX, clientY }: MouseEvent): boolean {
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
