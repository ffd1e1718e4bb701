import { useEffect, useEffectEvent } from "react";
import { unsaved } from "#app/lib/unsaved.ts";
import { useUnloadWarning } from "#app/lib/use-unload-warning.ts";

/**
 * Asks before somebody leaves a page with work that is not saved, for another page or for good.
 * @param ask whether it may be left
 */
export function useAskBeforeLeaving(active: boolean, ask: () => Promise<boolean>): void {
  useUnloadWarning(active);
  const question = useEffectEvent(ask);
  useEffect(() => {
    if (!active) return;
    unsaved.ask = () => question();
    return () => {
      unsaved.ask = undefined;
    };
  }, [active]);
}
