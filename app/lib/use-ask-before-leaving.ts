import { useEffect, useEffectEvent } from "react";
import { unsaved } from "#app/lib/unsaved.ts";
import { useUnloadWarning } from "#app/lib/use-unload-warning.ts";

/**
 * Asks before somebody leaves a page with work that is not saved, for another page or for good.
 * @param ask whether it may be left
 * @param belongsTo the part of the query that the work belongs to, where another value of it takes it away, too
 */
export function useAskBeforeLeaving(active: boolean, ask: () => Promise<boolean>, belongsTo?: string): void {
  useUnloadWarning(active);
  const question = useEffectEvent(ask);
  useEffect(() => {
    if (!active) return;
    unsaved.ask = () => question();
    unsaved.belongsTo = belongsTo;
    return () => {
      unsaved.ask = undefined;
      unsaved.belongsTo = undefined;
    };
  }, [active, belongsTo]);
}
