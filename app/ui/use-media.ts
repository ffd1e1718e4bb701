import { useSyncExternalStore } from "react";

let isPrinting = false;

/**
 * Whether a media query matches, kept up to date. Only for pages that render in the browser.
 * @param onPaper the answer while the page is printed. The browser counts the sheets before the query changes, so what
 * is shorter on paper would end in blank ones.
 */
export function useMedia(query: string, onPaper = false): boolean {
  return useSyncExternalStore(
    (changed) => {
      const gone = new AbortController();
      const { signal } = gone;
      const print = ({ type }: Event) => {
        isPrinting = type === "beforeprint";
        changed();
      };
      window.matchMedia(query).addEventListener("change", changed, { signal });
      window.addEventListener("beforeprint", print, { signal });
      window.addEventListener("afterprint", print, { signal });
      return () => gone.abort();
    },
    () => (isPrinting ? onPaper : window.matchMedia(query).matches),
    () => false,
  );
}
