import { type SubmitEvent, useState } from "react";
import { useResolveException } from "#app/data/exceptions.ts";
import { MethodChoice } from "#app/features/gifts/MethodChoice.tsx";
import { money } from "#app/lib/money.ts";
import { exceptionTexts } from "#app/texts/en/dashboard/exceptions.ts";
import { handBackTexts } from "#app/texts/en/dashboard/hand-back.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { FormDialog } from "#app/ui/FormDialog.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { Exception } from "#contract/exceptions.ts";
import type { SalonMethod } from "#domain/daily-close.ts";

interface Props {
  exception: Pick<Exception, "_id" | "about">;
  /** Dollars that are handed back. */
  sum: number;
  onClose: () => void;
}

/** The salon hands back what a refund that failed was to give, and writes down how. */
export function RefundBackDialog({ exception: { _id: id, about }, sum, onClose }: Props) {
  const said = useTexts(exceptionTexts);
  const texts = useTexts(handBackTexts);
  const [method, setMethod] = useState<SalonMethod>("cash");
  const resolve = useResolveException();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const handedBack = { amount: sum, method };
    if (!(await resolve.run({ id, action: "hand_back", handedBack }, texts.notWritten))) return;
    onClose();
    notifySuccess(said.handBackDone);
  }

  return (
    <FormDialog
      title={said.handBackTitle(money(sum), about.name ?? "")}
      no={texts.later}
      onClose={onClose}
      yes={texts.done(money(sum))}
      busyText={texts.writing}
      form={{ submit, busy: resolve.busy, problem: undefined }}
    >
      <p className="muted">{said.handBackText}</p>
      <MethodChoice legend={texts.how} method={method} onChoose={setMethod} />
    </FormDialog>
  );
}
