import { useSyncExternalStore } from "react";

/**
 * The token of the link: the fragment of the page's URL, which no server reads. Empty if there is none; undefined
 * until the page is hydrated, since its HTML is the same for everyone.
 */
export function useLinkToken(): string | undefined {
  return useSyncExternalStore<string | undefined>(
    follow,
    () => window.location.hash.slice(1),
    () => undefined,
  );
}

function follow(changed: () => void): () => void {
  window.addEventListener("hashchange", changed);
  return () => window.removeEventListener("hashchange", changed);
}
