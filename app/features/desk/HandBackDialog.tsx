import { type SubmitEvent, useState } from "react";
import { useHandBack } from "#app/data/calendar.ts";
import { MethodChoice } from "#app/features/gifts/MethodChoice.tsx";
import { money } from "#app/lib/money.ts";
import { useWhileHere } from "#app/lib/use-is-here.ts";
import { handBackTexts } from "#app/texts/en/dashboard/hand-back.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { FormDialog } from "#app/ui/FormDialog.tsx";
import type { Booking } from "#contract/bookings.ts";
import type { SalonMethod } from "#domain/daily-close.ts";

interface Props {
  visit: Pick<Booking, "_id" | "name" | "status">;
  /** Dollars to hand back. */
  sum: number;
  onClose: () => void;
}

/** Hands back what was paid at the salon beyond a visit's price, because the visit got cheaper or was cancelled. */
export function HandBackDialog({ visit, sum, onClose }: Props) {
  const texts = useTexts(handBackTexts);
  const [method, setMethod] = useState<SalonMethod>("cash");
  const handing = useHandBack(visit._id);
  const close = useWhileHere(onClose);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (await handing.run({ amount: sum, method }, texts.notWritten)) close();
  }

  return (
    <FormDialog
      title={texts.title(money(sum), visit.name)}
      no={texts.later}
      onClose={onClose}
      yes={texts.done(money(sum))}
      busyText={texts.writing}
      form={{ submit, busy: handing.busy, problem: undefined }}
    >
      <p className="muted">{visit.status === "cancelled" ? texts.whyCancelled : texts.why}</p>
      <MethodChoice legend={texts.how} method={method} onChoose={setMethod} />
    </FormDialog>
  );
}
