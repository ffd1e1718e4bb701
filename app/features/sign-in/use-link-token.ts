import { useSyncExternalStore } from "react";

/** The fragment of every page's skip link: a place on the page, and no token. */
const skipped = "#main";

let token = "";

/**
 * The token of the link: the fragment of the page's URL, which no server reads. Empty if there is none; undefined
 * until the page is hydrated, since its HTML is the same for everyone.
 */
export function useLinkToken(): string | undefined {
  return useSyncExternalStore<string | undefined>(follow, read, () => undefined);
}

function read(): string {
  const { hash } = window.location;
  if (hash !== skipped) token = hash.slice(1);
  return token;
}

function follow(changed: () => void): () => void {
  window.addEventListener("hashchange", changed);
  return () => window.removeEventListener("hashchange", changed);
}
