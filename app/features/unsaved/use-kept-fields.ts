import { useEffect, useEffectEvent } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

/**
 * Puts what was kept into a form again, and keeps what is typed there.
 * @param keep called after each change, with undefined while nothing is typed
 */
export function useKeptFields<Typed extends FieldValues>(
  { formState: { isDirty }, reset, watch }: Pick<UseFormReturn<Typed>, "formState" | "reset" | "watch">,
  kept: NoInfer<Typed> | undefined,
  keep: (typed: NoInfer<Typed> | undefined) => void,
): void {
  // Set after the initial values, so that what was kept counts as typed.
  const putIn = useEffectEvent(() => kept && reset(kept, { keepDefaultValues: true }));
  useEffect(() => void putIn(), []);
  const typed = watch();
  useEffect(() => keep(isDirty ? typed : undefined));
}
