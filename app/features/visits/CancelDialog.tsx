import { useRef } from "react";
import { useCancellationPreview, useCancelVisit, useReadVisitAgain } from "#app/data/bookings.ts";
import { cancellationWords } from "#app/features/visits/cancellation-words.ts";
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
    // Where its answer was lost, it may be cancelled all the same.
    const cancelled = (await cancel.run(shown)) ?? (await readAgain(booking._id));
    if (cancelled?.status !== "cancelled") return void preview.refetch();
    if (isTold.current) return;
    isTold.current = true;
    const { refund, session = "lost" } = shown;
    const text = refund > 0 || session !== "lost" ? cancellationWords(shown, takesCards) : undefined;
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
        <LoadError className="text-left" onRetry={preview.refetch}>
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
