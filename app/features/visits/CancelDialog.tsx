import { useCancellationPreview, useCancelVisit } from "#app/data/bookings.ts";
import { cancellationWords } from "#app/features/visits/cancellation-words.ts";
import { explain } from "#app/lib/explain.ts";
import { moment } from "#app/lib/refund-terms.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { changeTexts } from "#app/texts/en/dashboard/bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Dialog } from "#app/ui/Dialog.tsx";
import { DialogAnswers } from "#app/ui/DialogAnswers.tsx";
import { Note } from "#app/ui/Note.tsx";
import { Skeleton } from "#app/ui/Skeleton.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { Booking } from "#contract/bookings.ts";

interface Props {
  booking: Booking;
  onClose: () => void;
}

/** Asks before a visit is cancelled, and says exactly what goes back. */
export function CancelDialog({ booking, onClose }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(changeTexts);
  const preview = useCancellationPreview(booking._id);
  const cancel = useCancelVisit(booking);
  const error = cancel.error ?? preview.error;

  async function confirm() {
    if (!preview.data) return;
    const cancelled = await cancel.run(preview.data);
    if (!cancelled) return void preview.refetch();
    const { refund, session = "lost" } = preview.data;
    const text = refund > 0 || session !== "lost" ? cancellationWords(preview.data) : undefined;
    notifySuccess(texts.cancelled, { place: "center", ...(text && { text }) });
    onClose();
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
          {cancellationWords(preview.data)}
        </p>
      ) : (
        !preview.error && <Skeleton className="mx-auto h-6 w-56 max-w-full" />
      )}
      {error && (
        <Note tone="error" className="text-left">
          {explain(error)}
        </Note>
      )}
    </Dialog>
  );
}
