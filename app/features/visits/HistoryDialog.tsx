import { VisitTimeline } from "#app/features/visits/VisitTimeline.tsx";
import { historyTexts } from "#app/texts/en/dashboard/visit-history.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";

interface Props {
  bookingId: string;
  onClose: () => void;
}

/** The history of a customer's own visit, from the booking on. */
export default function HistoryDialog({ bookingId, onClose }: Props) {
  const texts = useTexts(historyTexts);
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      actions={
        <Button variant="soft" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <VisitTimeline bookingId={bookingId} />
    </Dialog>
  );
}
