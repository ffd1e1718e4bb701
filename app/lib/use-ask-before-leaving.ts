import { useEffect, useEffectEvent } from "react";
import { unsaved } from "#app/lib/unsaved.ts";
import { useUnloadWarning } from "#app/lib/use-unload-warning.ts";

/** The questions of what is unsaved on the page, the latest last. */
const standing: (typeof unsaved)[] = [];
const nothing: typeof unsaved = { ask: undefined, belongsTo: undefined, isSavedFirst: undefined };

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
    const own = { ask: () => question(), belongsTo, isSavedFirst };
    standing.push(own);
    Object.assign(unsaved, own);
    return () => {
      standing.splice(standing.indexOf(own), 1);
      Object.assign(unsaved, standing.at(-1) ?? nothing);
    };
  }, [active, belongsTo, isSavedFirst]);
}
