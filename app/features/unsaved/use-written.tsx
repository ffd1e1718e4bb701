import type { ReactNode } from "react";
import { useAskBeforeLeaving } from "#app/lib/use-ask-before-leaving.ts";
import { uiTexts } from "#app/texts/en/public/ui.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { useConfirm } from "#app/ui/use-confirm.tsx";

/**
 * Asks before a page is left with what was written in a form of it.
 * @param where "address" where another query of the same page takes the form away, too
 * @returns the question, to be drawn once
 */
export function useWritten(isWritten: boolean, where?: "path" | "address"): ReactNode {
  const texts = useTexts(uiTexts);
  const [ask, question] = useConfirm();
  const { leaveWritten: title, writtenIsLost: text, throwAway: yes, keepWriting: no } = texts;
  useAskBeforeLeaving(isWritten, () => ask({ title, text, yes, no, danger: true }), where);
  return question;
}
