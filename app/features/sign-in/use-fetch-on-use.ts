import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { hasToken, subscribeToToken } from "#app/lib/access-token.ts";
import { readCarriedState } from "#app/lib/carried-state.ts";
import { type Missing, whyMissing } from "#app/lib/fetch-part.ts";

/** Whatever somebody does at a part of the page, from the moment the pointer comes to it. */
const uses = ["pointerover", "pointerdown", "focusin", "keydown", "input"] as const;

const pressable = "button, label, [type=radio], [type=file]";

const typable = "input, select, textarea";

/**
 * Fetches a part of the page once somebody uses it: touches it, has typed into it, is signed in, or comes to it from the
 * page's other language. What is pressed before the part answers is pressed again when it does, and a field that is left is
 * left again, so that it says what it needs.
 * @returns why the part that was pressed can't be had; and what to call once it answers
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
      if (!pressed.current) return;
      pressed.current = null;
      setMissing(await whyMissing());
    }
  });

  const press = useEffectEvent((event: Event) => {
    const control = event.target instanceof Element && event.target.closest<HTMLElement>(pressable);
    if (answering.current || !control || !place.current?.contains(control)) return;
    event.preventDefault();
    // React might make the part answer just now, and the press would count twice.
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
    enableButtons(place.current);
    // React stops what happens to a part that doesn't answer yet on its way down from the document.
    for (const use of uses) window.addEventListener(use, beginHere, true);
    window.addEventListener("click", press, true);
    window.addEventListener("focusout", leave, true);
    window.addEventListener("popstate", begin);
    const stop = subscribeToToken(beginForSomebody);
    beginForSomebody();
    if (readCarriedState() || isInUse(place.current)) void begin();
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
    pressed.current?.click();
    pressed.current = null;
  }, []);

  return { missing, answers };
}

/** From now on a press is taken note of, so buttons that waited for the page's scripts need not wait. */
function enableButtons(place: HTMLElement | null): void {
  for (const button of place?.querySelectorAll("button") ?? []) button.disabled = false;
}

function isInUse(place: HTMLElement | null): boolean {
  const typed = place?.querySelectorAll<HTMLInputElement>("input:not([type=radio])") ?? [];
  return Boolean(place?.contains(document.activeElement)) || [...typed].some(({ value }) => value !== "");
}
