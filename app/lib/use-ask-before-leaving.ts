import { useEffect, useEffectEvent } from "react";
import { unsaved } from "#app/lib/unsaved.ts";
import { useUnloadWarning } from "#app/lib/use-unload-warning.ts";

/**
 * Asks before somebody leaves a page with unsaved work, for another page or for good.
 * @param ask whether to leave
 * @param belongsTo the query parameter that the work belongs to; changing its value loses the work, too
 * @param isSavedFirst whether `ask` saves the work first and asks only if that fails
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
