import type { ReactNode } from "react";
import { useTakeImportBack } from "#app/data/imports.ts";
import { importKindTexts } from "#app/texts/en/dashboard/import-kinds.ts";
import { importTexts } from "#app/texts/en/dashboard/imports.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { notifySuccess } from "#app/ui/toasts.ts";
import { useConfirm } from "#app/ui/use-confirm.tsx";
import type { Import } from "#contract/imports.ts";

type TakenBack = Pick<Import, "_id" | "kind" | "fileName">;

/**
 * Undoes an import after the person has confirmed it, and reports the result.
 * @returns a function that resolves to whether it was undone; the id being undone; and a dialog to render
 */
export function useTakeBack(): {
  takeBack: (one: TakenBack) => Promise<boolean>;
  underWay: string | undefined;
  dialog: ReactNode;
} {
  const texts = useTexts(importTexts);
  const kindTexts = useTexts(importKindTexts);
  const taking = useTakeImportBack();
  const [ask, dialog] = useConfirm();
  async function takeBack({ _id: id, kind, fileName }: TakenBack) {
    const ofKind = kindTexts[kind];
    const question = {
      title: texts.sure(fileName),
      text: ofKind.sureText,
      yes: texts.takeBack,
      no: texts.keep,
    };
    if (!(await ask({ ...question, danger: true }))) return false;
    const done = await taking.run(id, texts.notTakenBack);
    if (done) notifySuccess(ofKind.takenBack(done.takenBack, done.stayed));
    return done !== undefined;
  }
  return { takeBack, underWay: taking.underWay, dialog };
}
