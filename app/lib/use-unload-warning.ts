import { useEffect } from "react";

/** Makes the browser ask before it closes a page while something is under way. */
export function useUnloadWarning(active: boolean): void {
  useEffect(() => (active ? warnBeforeUnload() : undefined), [active]);
}

/** The same for work that continues even when its part of the page is gone. @returns a function that ends it */
export function warnBeforeUnload(): () => void {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener("beforeunload", warn);
  return () => window.removeEventListener("beforeunload", warn);
}
