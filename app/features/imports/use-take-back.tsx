import type { ReactNode } from "react";
import { useTakeImportBack } from "#app/data/imports.ts";
import { guestImportTexts } from "#app/texts/en/dashboard/guest-import.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { notifySuccess } from "#app/ui/toasts.ts";
import { useConfirm } from "#app/ui/use-confirm.tsx";

/**
 * Takes an import back once the person has confirmed it, and says what became of it.
 * @returns the function, which answers whether it was taken back; the id that is being taken back; and a dialog to render
 */
export function useTakeBack(): {
  takeBack: (id: string, fileName: string) => Promise<boolean>;
  underWay: string | undefined;
  dialog: ReactNode;
} {
  const texts = useTexts(guestImportTexts);
  const taking = useTakeImportBack();
  const [ask, dialog] = useConfirm();
  async function takeBack(id: string, fileName: string) {
    const question = {
      title: texts.sure(fileName),
      text: texts.sureText,
      yes: texts.takeBack,
      no: texts.keep,
    };
    if (!(await ask({ ...question, danger: true }))) return false;
    const done = await taking.run(id, texts.notTakenBack);
    if (done) notifySuccess(texts.takenBack(done.takenBack, done.stayed));
    return done !== undefined;
  }
  return { takeBack, underWay: taking.underWay, dialog };
}
