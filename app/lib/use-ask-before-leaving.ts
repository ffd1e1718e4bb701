import { useEffect, useEffectEvent } from "react";
import { unsaved } from "#app/lib/unsaved.ts";
import { useUnloadWarning } from "#app/lib/use-unload-warning.ts";

/**
 * Asks before somebody leaves a page with work that is not saved, for another page or for good.
 * @param ask whether it may be left
 * @param where "address" where another query of the same page loses the work, too
 */
export function useAskBeforeLeaving(
  active: boolean,
  ask: () => Promise<boolean>,
  where: "path" | "address" = "path",
): void {
  useUnloadWarning(active);
  const question = useEffectEvent(ask);
  useEffect(() => {
    if (!active) return;
    unsaved.ask = () => question();
    unsaved.atQuery = where === "address";
    return () => {
      unsaved.ask = undefined;
      unsaved.atQuery = false;
    };
  }, [active, where]);
}
