import type { ReactNode } from "react";
import { useAskBeforeLeaving } from "#app/lib/use-ask-before-leaving.ts";
import { programsTexts } from "#app/texts/en/dashboard/programs.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { useConfirm } from "#app/ui/use-confirm.tsx";

/**
 * Asks before the page is left while it shows secrets that nobody has kept yet.
 * @returns the question's dialog
 */
export function useAskToKeep(secrets: number): ReactNode {
  const { leaveSecret: title, secretIsLost: text, leave: yes, stay: no } = useTexts(programsTexts);
  const [ask, dialog] = useConfirm();
  useAskBeforeLeaving(secrets > 0, () => ask({ title, text, yes, no, danger: true }));
  return dialog;
}
