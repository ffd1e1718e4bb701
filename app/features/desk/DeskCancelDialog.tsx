import "#app/features/desk/styles/panel.css";
import { useEffect, useEffectEvent, useState } from "react";
import { useCancellationPreview } from "#app/data/bookings.ts";
import { useDeskCancel } from "#app/data/desk-changes.ts";
import { MethodChoice } from "#app/features/gifts/MethodChoice.tsx";
import { guestsSessionSentence } from "#app/features/visits/session-words.ts";
import { explain, isLost } from "#app/lib/explain.ts";
import { money, sumOfPrices } from "#app/lib/money.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useWhileHere } from "#app/lib/use-is-here.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { changeVisitTexts } from "#app/texts/en/dashboard/change-visit.ts";
import { handBackTexts } from "#app/texts/en/dashboard/hand-back.ts";
import { textsNow, useTexts } from "#app/texts/use-texts.ts";
import { Dialog } from "#app/ui/Dialog.tsx";
import { DialogAnswers } from "#app/ui/DialogAnswers.tsx";
import { FormProblem } from "#app/ui/FormProblem.tsx";
import { LoadError } from "#app/ui/QueryView.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { Booking } from "#contract/bookings.ts";
import type { CancellationPreview } from "#contract/visits.ts";
import type { SalonMethod } from "#domain/daily-close.ts";
import type { WantedBy } from "#domain/wanted-by.ts";

interface Props {
  visit: Booking;
  onClose: () => void;
  /** Called when the visit was cancelled and is no longer on the calendar. */
  onCancelled?: () => void;
}

/** Asks who cancels the visit, the guest or the salon, and says what is refunded, before it cancels. */
export function DeskCancelDialog({ visit, onClose, onCancelled }: Props) {
  const { zone, takesCards } = useSalon();
  const texts = useTexts(calendarTexts);
  const handing = useTexts(handBackTexts);
  const cancelling = useDeskCancel(visit._id);
  const [by, setBy] = useState<WantedBy>("salon");
  const [reason, setReason] = useState("");
  const [waits, setWaits] = useState(false);
  const preview = useCancellationPreview(visit._id, by);
  const [chosen, setChosen] = useState<SalonMethod | null>(null);
  const method = chosen ?? preview.data?.atSalonBy ?? "cash";

  const close = useWhileHere(onClose);
  // Only the answer got lost.
  const isOver = isLost(cancelling.error) && preview.data?.allowed === false;
  const done = useEffectEvent(() => {
    notifySuccess(texts.isCancelled);
    onClose();
    onCancelled?.();
  });
  useEffect(() => {
    if (isOver) done();
  }, [isOver]);

  async function cancel() {
    if (!preview.data) return;
    const { refund, session, atSalon } = preview.data;
    const why = reason.trim();
    const body = {
      ...{ by, refund },
      ...(session && { session }),
      ...(why && { reason: why }),
      ...(atSalon > 0 && (waits ? { waits } : { method })),
    };
    if (!(await cancelling.run(body))) return void preview.refetch();
    notifySuccess(texts.isCancelled);
    close();
    // Also if this dialog was closed before the answer.
    onCancelled?.();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.cancelTitle(visit.name)}
      actions={
        <DialogAnswers
          no={texts.keep}
          onNo={onClose}
          yes={texts.cancelVisit}
          onYes={() => void cancel()}
          danger
          disabled={!preview.data}
          loading={cancelling.busy}
          loadingText={texts.cancelling}
        />
      }
    >
      <p className="muted">
        {visit.service_name}
        {visit.startsAt &&
          `, ${texts.when(inSalon("shortDay", visit.startsAt, zone), inSalon("clock", visit.startsAt, zone))}`}
      </p>
      <fieldset className="desk-radios">
        <legend className="field-label">{texts.whoGivesUp}</legend>
        <label>
          <input type="radio" name="by" checked={by === "salon"} onChange={() => setBy("salon")} />
          {texts.salonGivesUp}
        </label>
        <label>
          <input type="radio" name="by" checked={by === "customer"} onChange={() => setBy("customer")} />
          {texts.customerGivesUp}
        </label>
      </fieldset>
      <TextField
        label={texts.reason}
        optional
        maxLength={400}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {!preview.data && preview.error ? (
        <LoadError of={preview} onRetry={preview.refetch}>
          {explain(preview.error)}
        </LoadError>
      ) : (
        <p role="status" className="num">
          {preview.data ? cancellationText(preview.data, takesCards) : texts.counting}
        </p>
      )}
      {preview.data && preview.data.atSalon > 0 && (
        <label className="flex items-center gap-2.5">
          <input
            type="checkbox"
            className="size-5 shrink-0"
            checked={waits}
            onChange={(event) => setWaits(event.target.checked)}
          />
          {texts.handBackLater}
        </label>
      )}
      {preview.data && preview.data.atSalon > 0 && !waits && (
        <MethodChoice legend={handing.how} method={method} onChoose={setChosen} />
      )}
      <FormProblem problem={cancelling.problem(texts.notCancelled)} />
    </Dialog>
  );
}

/**
 * What happens to the package's session, and to the money that was paid beside it.
 * @param takesCards whether a card can be refunded; otherwise the owner hands its money back
 */
function cancellationText(preview: CancellationPreview, takesCards: boolean): string {
  const session = guestsSessionSentence(preview, takesCards);
  const back = session === undefined || preview.paid > 0 ? refundText(preview, takesCards) : undefined;
  return [session, back].filter(Boolean).join(" ");
}

function refundText(preview: CancellationPreview, takesCards: boolean): string {
  const { refund, toGiftCard = 0, paid } = preview;
  const texts = textsNow(calendarTexts);
  if (paid === 0) return texts.nothingPaid;
  if (refund === 0) return texts.nothingBack(money(paid));
  const toGift = toGiftCard > 0 && texts.toGift(money(toGiftCard), money(paid));
  return [toGift, moneyText(preview, takesCards)].filter(Boolean).join(" ");
}

/** What is refunded as money; empty if all of it goes to a gift card. */
function moneyText(
  { refund, atSalon, toGiftCard = 0, paid }: CancellationPreview,
  takesCards: boolean,
): string {
  const texts = textsNow(calendarTexts);
  const card = sumOfPrices([refund, -atSalon, -toGiftCard]);
  const atDesk = atSalon === 0 ? "" : texts.handBack(money(atSalon), money(paid));
  if (card === 0) return atDesk;
  if (!takesCards) return `${atDesk} ${textsNow(changeVisitTexts).ownerHandsBack(money(card))}`.trim();
  if (atSalon === 0) return texts.toCard(money(card), money(paid));
  return texts.cardAndDesk(money(card), money(atSalon), money(paid));
}
