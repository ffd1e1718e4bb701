import { useSyncExternalStore } from "react";

/**
 * The token of the link that was followed: what stands behind the # of the page's address, which no server reads.
 * Empty without one; undefined until the page is alive, since its HTML is the same for everyone.
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
