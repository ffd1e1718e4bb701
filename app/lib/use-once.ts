import { useEffect } from "react";

/** Does something when the page has opened. */
export function useOnce(act: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page opened with does not change.
  useEffect(act, []);
}
