import { useEffect } from "react";

/** The browser asks before it closes a page that has something under way. */
export function useUnloadWarning(active: boolean): void {
  useEffect(() => (active ? warnBeforeUnload() : undefined), [active]);
}

/** The same for what goes on whether or not its part of the page is still shown. @returns ends it */
export function warnBeforeUnload(): () => void {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener("beforeunload", warn);
  return () => window.removeEventListener("beforeunload", warn);
}
