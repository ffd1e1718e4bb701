import { useEffect, useEffectEvent } from "react";
import { unsaved } from "#app/lib/unsaved.ts";
import { useUnloadWarning } from "#app/lib/use-unload-warning.ts";

/**
 * Asks before somebody leaves a page with work that is not saved, for another page or for good.
 * @param ask whether it may be left
 * @param belongsTo the part of the query that the work belongs to, where another value of it takes it away, too
 * @param isSavedFirst whether `ask` saves the work and asks only where that failed
 */
export function useAskBeforeLeaving(
  active: boolean,
  ask: () => Promise<boolean>,
  { belongsTo, isSavedFirst }: Pick<typeof unsaved, "belongsTo" | "isSavedFirst"> = {},
): void {
  useUnloadWarning(active);
  const question = useEffectEvent(ask);
  useEffect(() => {
    if (!active) return;
    unsaved.ask = () => question();
    unsaved.belongsTo = belongsTo;
    unsaved.isSavedFirst = isSavedFirst;
    return () => {
      unsaved.ask = undefined;
      unsaved.belongsTo = undefined;
      unsaved.isSavedFirst = undefined;
    };
  }, [active, belongsTo, isSavedFirst]);
}
