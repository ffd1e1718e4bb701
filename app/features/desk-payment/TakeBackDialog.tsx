import { useReversePayment } from "#app/data/desk-changes.ts";
import { money } from "#app/lib/money.ts";
import { useContractForm } from "#app/lib/use-contract-form.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Dialog } from "#app/ui/Dialog.tsx";
import { DialogAnswers } from "#app/ui/DialogAnswers.tsx";
import { FormDialog } from "#app/ui/FormDialog.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import type { CalendarVisit } from "#contract/front-desk.ts";

interface Props {
  visit: CalendarVisit;
  onClose: () => void;
  onHandBack: () => void;
}

/** Reverses a mistaken payment. Money from it that waits to be handed back comes first. */
export function TakeBackDialog({ visit, onClose, onHandBack }: Props) {
  const texts = useTexts(calendarTexts);
  if (visit.handBack === undefined) return <WhyTakenBack visit={visit} onClose={onClose} />;
  const sum = money(visit.handBack);
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.handBackFirst(sum)}
      kind="ask"
      actions={
        <DialogAnswers no={texts.keep} onNo={onClose} yes={texts.handBackNow(sum)} onYes={onHandBack} />
      }
    >
      <p className="muted">{texts.whyHandBackFirst}</p>
    </Dialog>
  );
}

function WhyTakenBack({ visit, onClose }: Pick<Props, "visit" | "onClose">) {
  const texts = useTexts(calendarTexts);
  const { takenAtDesk = 0, keptAtSalon } = visit;
  const form = useContractForm({
    rules: async () => (await import("#contract/front-desk.ts")).Reversal,
    start: { reason: "" },
    change: useReversePayment(visit._id),
    failed: texts.notTakenBack,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={texts.takeBackTitle}
      no={texts.keep}
      onClose={onClose}
      yes={texts.takeBack}
      form={form}
      danger
      busyText={texts.saving}
    >
      <p className="muted">{texts.takeBackText(money(takenAtDesk))}</p>
      {keptAtSalon !== undefined && <p className="muted">{texts.takeBackKept(money(keptAtSalon))}</p>}
      <TextField label={texts.whatWasWrong} required maxLength={200} {...form.field("reason")} />
    </FormDialog>
  );
}
