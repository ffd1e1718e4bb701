import { lazy, useState } from "react";
import { historyTexts } from "#app/texts/en/dashboard/visit-history.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Opening } from "#app/ui/Opening.tsx";

const HistoryDialog = lazy(() => import("#app/features/visits/HistoryDialog.tsx"));

interface Props {
  bookingId: string;
  serviceName: string;
  className: string;
}

/** Opens the history of a visit. */
export function HistoryButton({ bookingId, serviceName, className }: Props) {
  const texts = useTexts(historyTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        {texts.history}
        <span className="sr">: {serviceName}</span>
      </button>
      {open && (
        <Opening>
          <HistoryDialog bookingId={bookingId} onClose={() => setOpen(false)} />
        </Opening>
      )}
    </>
  );
}
