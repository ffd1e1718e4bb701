import { type ReactNode, useEffect, useRef } from "react";
import { useAskBeforeLeaving } from "#app/lib/use-ask-before-leaving.ts";
import { uiTexts } from "#app/texts/en/public/ui.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { useConfirm } from "#app/ui/use-confirm.tsx";

/**
 * Asks before a page is left with what was written in a form of it. Where it is saved before the answer comes, nothing is
 * lost, and the page is left.
 * @param belongsTo the part of the query that the form belongs to, where another value of it takes the form away, too
 * @returns the question, to be drawn once
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
