import { type ReactNode, useEffect, useRef } from "react";
import { useAskBeforeLeaving } from "#app/lib/use-ask-before-leaving.ts";
import { uiTexts } from "#app/texts/en/public/ui.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { useConfirm } from "#app/ui/use-confirm.tsx";

/**
 * Asks before a page is left with something typed in a form. If it is saved before the person answers, nothing is
 * lost and the page is left.
 * @param belongsTo the query parameter that the form belongs to; changing its value removes the form, too
 * @returns the question, to be rendered once
 */
export function useWritten(isWritten: boolean, belongsTo?: string): ReactNode {
  const texts = useTexts(uiTexts);
  const [ask, question] = useConfirm();
  const { leaveWritten: title, writtenIsLost: text, throwAway: yes, keepWriting: no } = texts;
  const answer = useRef<(may: boolean) => void>(undefined);
  useAskBeforeLeaving(
    isWritten,
    () =>
      new Promise((resolve) => {
        answer.current = resolve;
        void ask({ title, text, yes, no, danger: true }).then(resolve);
      }),
    { belongsTo },
  );
  useEffect(() => {
    if (!isWritten) answer.current?.(true);
  }, [isWritten]);
  return isWritten && question;
}
