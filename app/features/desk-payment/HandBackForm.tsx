import { type SubmitEvent, useState } from "react";
import { MethodChoice } from "#app/features/gifts/MethodChoice.tsx";
import { money } from "#app/lib/money.ts";
import { useWhileHere } from "#app/lib/use-is-here.ts";
import { handBackTexts } from "#app/texts/en/dashboard/hand-back.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { FormDialog } from "#app/ui/FormDialog.tsx";
import type { SalonMethod } from "#domain/daily-close.ts";

interface Props {
  /** The name; empty if it is not known. */
  guest: string;
  text: string;
  /** Dollars to hand back. */
  sum: number;
  change: {
    run: (handedBack: { amount: number; method: SalonMethod }, failed: string) => Promise<unknown>;
    busy: boolean;
  };
  onClose: () => void;
  onDone?: () => void;
}

/** Writes down that money was handed back at the salon, and how. */
export function HandBackForm({ guest, text, sum, change, onClose, onDone }: Props) {
  const texts = useTexts(handBackTexts);
  const [method, setMethod] = useState<SalonMethod>("cash");
  const close = useWhileHere(onClose);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!(await change.run({ amount: sum, method }, texts.notWritten))) return;
    close();
    onDone?.();
  }

  return (
    <FormDialog
      title={texts.title(money(sum), guest)}
      no={texts.later}
      onClose={onClose}
      yes={texts.done(money(sum))}
      busyText={texts.writing}
      form={{ submit, busy: change.busy, problem: undefined }}
    >
      <p className="muted">{text}</p>
      <MethodChoice legend={texts.how} method={method} onChoose={setMethod} />
    </FormDialog>
  );
}
