import { useEffect } from "react";

let leaving = false;

/** Leaves the site for a page that leads back to it, without a question. Ends when this page is gone back to as it was left. */
export function leaveFor(url: string): Promise<void> {
  leaving = true;
  return new Promise((back) => {
    window.addEventListener(
      "pageshow",
      () => {
        leaving = false;
        back();
      },
      { once: true },
    );
    window.location.assign(url);
  });
}

/** The browser asks before it closes a page that has something under way. */
export function useUnloadWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!leaving) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [active]);
}
