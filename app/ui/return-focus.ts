/** How long to watch for the opener to disappear, for example when a list is refetched without its row. */
const watchMs = 10_000;

/** How long an answer may take. */
const answerMs = 60_000;

const controls = "a[href], button, input, summary";

if (typeof document !== "undefined") {
  document.addEventListener("click", focusPressed, true);
  document.addEventListener("focusin", bringOut);
}

/**
 * Safari gives the focus only to what takes text. Nobody could return to any other control that they pressed. Enter in
 * a field is also a press of its form's button, without a pointer, and leaves the focus in the field.
 */
function focusPressed({ target, isTrusted, detail }: MouseEvent): void {
  const control = isTrusted && target instanceof Element && target.closest<HTMLElement>(controls);
  if (!control || control.contains(document.activeElement)) return;
  if (detail > 0 || control.matches("input")) control.focus({ preventScroll: true });
}

/**
 * Safari leaves a field that gets the focus behind the header or the bar below. Other browsers move it by themselves.
 * Nothing moves under a pointer that presses.
 */
function bringOut({ target }: FocusEvent): void {
  const field = target as Element;
  if (field.matches(":is(input, select, textarea):focus-visible:not(:active)"))
    field.scrollIntoView({ block: "nearest" });
}

/**
 * Remembers where the focus is.
 * @returns a function that gives the focus back. If the element is gone, or disappears soon after, the focus moves to
 * the nearest heading around it, unless it is elsewhere by then.
 */
export function rememberFocus(): () => void {
  const opener = document.activeElement;
  if (!(opener instanceof HTMLElement) || opener === document.body) return leaveNowhere;
  const around = placesAround(opener);
  return () => {
    opener.focus({ preventScroll: true });
    watch(opener, around);
  };
}

/** Nothing had the focus before, so the page's heading gets it. */
function leaveNowhere(): void {
  const main = document.querySelector("main");
  if (main && document.activeElement === document.body) focus(headingsNear([main])[0]);
}

/**
 * Call it when a press will probably remove the focused element once the server has answered. Then the nearest
 * heading around it gets the focus, unless the focus is elsewhere by then.
 */
export function keepFocus(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement !== document.body)
    watch(activeElement, placesAround(activeElement), answerMs);
}

function placesAround(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  return parent ? [parent, ...placesAround(parent)] : [];
}

function watch(opener: HTMLElement, around: HTMLElement[], forMs = watchMs): void {
  let place = opener;
  const observer = new MutationObserver(check);
  const timer = setTimeout(stop, forMs);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["disabled"],
  });
  document.addEventListener("focusin", check);
  check();

  function check() {
    if (isElsewhere(document.activeElement)) return stop();
    if (place.isConnected && !place.matches(":disabled")) return;
    // If there is only a skeleton now, a heading may come with what loads. It may also go after the opener.
    for (place of headingsNear(around)) {
      focus(place);
      // One in a closed part takes no focus.
      if (document.activeElement === place) return;
    }
    place = opener;
  }
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener("focusin", check);
  }
  /** A dialog that fades out after closing may still have the focus. That counts as nowhere. */
  function isElsewhere(focused: Element | null): boolean {
    const isNowhere = focused === null || focused === document.body || focused.closest("dialog:not([open])");
    return focused !== place && !isNowhere;
  }
}

/** The nearest first. What a person holds is headed by its countdown where it has no heading. */
function headingsNear(around: HTMLElement[]): HTMLElement[] {
  return around
    .filter((one) => one.isConnected)
    .flatMap((one) => [...one.querySelectorAll<HTMLElement>("h1, h2, h3, h4, [role=timer]")]);
}

function focus(heading: HTMLElement | undefined): void {
  if (heading?.hasAttribute("tabindex") === false) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
}
