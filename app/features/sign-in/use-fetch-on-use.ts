import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { hasToken, subscribeToToken } from "#app/lib/access-token.ts";
import { readCarriedState } from "#app/lib/carried-state.ts";
import { type Missing, whyMissing } from "#app/lib/fetch-part.ts";

/** Anything that somebody does at a part of the page, from when the pointer reaches it. */
const uses = ["pointerover", "pointerdown", "focusin", "keydown", "input"] as const;

const pressable = "button, label, [type=radio], [type=file]";

const typable = "input, select, textarea";

/** A button that was pressed before the page's scripts ran (app/defer-scripts.ts). */
const earlyPress = "[data-pressed]";

/**
 * Loads a part of the page once somebody uses it: touches it, has typed in it, is signed in, or comes from the page's
 * other language. A press before the part is interactive is repeated then. A field that lost the focus loses it
 * again, so that it shows its error.
 * @returns why the pressed part can't be loaded, and what to call once it is interactive
 */
export function useFetchOnUse(place: RefObject<HTMLElement | null>, fetch: () => Promise<void>) {
  const [missing, setMissing] = useState<Missing>();
  const answering = useRef(false);
  const pressed = useRef<HTMLElement>(null);
  const left = useRef(new Set<HTMLElement>());

  const begin = useEffectEvent(async () => {
    if (answering.current) return;
    try {
      await fetch();
    } catch {
      const early = place.current?.querySelector<HTMLElement>(earlyPress);
      if (!pressed.current && !early) return;
      pressed.current = null;
      delete early?.dataset.pressed;
      setMissing(await whyMissing());
    }
  });

  const press = useEffectEvent((event: Event) => {
    const control = event.target instanceof Element && event.target.closest<HTMLElement>(pressable);
    if (answering.current || !control || !place.current?.contains(control)) return;
    event.preventDefault();
    // React might be hydrating the part just now. The press would then count twice.
    event.stopImmediatePropagation();
    pressed.current = control;
    setMissing(undefined);
    void begin();
  });

  useEffect(() => {
    const beginHere = ({ target }: Event) => {
      if (target instanceof Node && place.current?.contains(target)) void begin();
    };
    const leave = ({ target }: Event) => {
      if (answering.current || !(target instanceof HTMLElement) || !target.matches(typable)) return;
      if (place.current?.contains(target)) left.current.add(target);
    };
    const beginForSomebody = () => {
      if (hasToken()) void begin();
    };
    takeOverButtons(place.current);
    // A choice made before the page's scripts ran is no choice of React's.
    pressed.current = place.current?.querySelector<HTMLElement>("input:checked") ?? null;
    // React stops events at the document for a part that is not hydrated yet, so listen on the window.
    for (const use of uses) window.addEventListener(use, beginHere, true);
    window.addEventListener("click", press, true);
    window.addEventListener("focusout", leave, true);
    window.addEventListener("popstate", begin);
    const stop = subscribeToToken(beginForSomebody);
    beginForSomebody();
    if (readCarriedState() || pressed.current || isInUse(place.current)) void begin();
    return () => {
      for (const use of uses) window.removeEventListener(use, beginHere, true);
      window.removeEventListener("click", press, true);
      window.removeEventListener("focusout", leave, true);
      window.removeEventListener("popstate", begin);
      stop();
    };
  }, [place]);

  const answers = useCallback(() => {
    answering.current = true;
    setMissing(undefined);
    for (const field of left.current)
      if (field !== document.activeElement)
        field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    left.current.clear();
    if (pressed.current instanceof HTMLInputElement) pressed.current.checked = false;
    pressed.current?.click();
    pressed.current = null;
  }, []);

  return { missing, answers };
}

/** From now on, presses are kept here and no longer by the page's first script. */
function takeOverButtons(place: HTMLElement | null): void {
  for (const button of place?.querySelectorAll("button") ?? []) {
    button.disabled = false;
    delete button.dataset.waits;
  }
}

function isInUse(place: HTMLElement | null): boolean {
  const typed = place?.querySelectorAll<HTMLInputElement>("input:not([type=radio])") ?? [];
  return (
    Boolean(place?.contains(document.activeElement) || place?.querySelector(earlyPress)) ||
    [...typed].some(({ value }) => value !== "")
  );
}
