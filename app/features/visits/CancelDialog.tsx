import { useRef } from "react";
import { useCancellationPreview, useCancelVisit, useReadVisitAgain } from "#app/data/bookings.ts";
import { cancellationWords } from "#app/features/visits/cancellation-words.ts";
import { returnedWords } from "#app/features/visits/returned-words.ts";
import { explain } from "#app/lib/explain.ts";
import { moment } from "#app/lib/refund-terms.ts";
import { useIsHere } from "#app/lib/use-is-here.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { changeTexts } from "#app/texts/en/dashboard/bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Dialog } from "#app/ui/Dialog.tsx";
import { DialogAnswers } from "#app/ui/DialogAnswers.tsx";
import { Note } from "#app/ui/Note.tsx";
import { LoadError } from "#app/ui/QueryView.tsx";
import { Skeleton } from "#app/ui/Skeleton.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { Booking } from "#contract/bookings.ts";

interface Props {
  booking: Booking;
  onClose: () => void;
}

/** Asks before a visit is cancelled, and says exactly what is refunded. */
export function CancelDialog({ booking, onClose }: Props) {
  const { zone, takesCards } = useSalon();
  const texts = useTexts(changeTexts);
  const preview = useCancellationPreview(booking._id);
  const cancel = useCancelVisit(booking);
  const readAgain = useReadVisitAgain();
  const isTold = useRef(false);
  const isHere = useIsHere();

  async function confirm() {
    const shown = preview.data;
    if (!shown) return;
    const answer = await cancel.run(shown);
    // It may be cancelled all the same: its answer was lost, or the salon was faster and gave back something else.
    const visit = answer ? undefined : await readAgain(booking._id);
    if ((answer ?? visit)?.status !== "cancelled") return void preview.refetch();
    if (isTold.current) return;
    isTold.current = true;
    const { refund, session = "lost" } = shown;
    const isBack = refund > 0 || session !== "lost";
    const text = visit ? returnedWords(visit).join(", ") : isBack && cancellationWords(shown, takesCards);
    notifySuccess(texts.cancelled, { place: "center", ...(text && { text }) });
    if (isHere.current) onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.cancelTitle}
      kind="ask"
      actions={
        <DialogAnswers
          no={texts.keep}
          onNo={onClose}
          yes={texts.cancelVisit}
          onYes={() => void confirm()}
          danger
          disabled={!preview.data?.allowed}
          loading={cancel.busy}
          loadingText={texts.cancelling}
        />
      }
    >
      <p className="muted num">
        {booking.service_name}
        {booking.startsAt && `, ${moment(booking.startsAt, zone)}`}
      </p>
      {preview.data ? (
        <p className="num font-semibold" role="status">
          {cancellationWords(preview.data, takesCards)}
        </p>
      ) : preview.error ? (
        <LoadError of={preview} className="text-left" onRetry={preview.refetch}>
          {explain(preview.error)}
        </LoadError>
      ) : (
        <Skeleton className="mx-auto h-6 w-56 max-w-full" />
      )}
      {cancel.error && (
        <Note tone="error" className="text-left">
          {explain(cancel.error)}
        </Note>
      )}
    </Dialog>
  );
}
