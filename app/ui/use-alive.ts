import { useSyncExternalStore } from "react";

/** False in the server's HTML and until the page's scripts run, then true. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges(): () => void {
  return () => {};
}
