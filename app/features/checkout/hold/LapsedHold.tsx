import { moment } from "#app/lib/refund-terms.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useNow } from "#app/lib/use-now.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { holdTexts } from "#app/texts/en/dashboard/checkout.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";

interface Props {
  /** The start of the slot that was held, ISO 8601. */
  startsAt: string;
  onAgain: () => void;
  /** Closes the dialog; from then on the page says the same. */
  onClose: () => void;
  onOthers: () => void;
}

/** Says that a hold has ended, and asks whether the slot is still wanted. What was chosen and typed stays. */
export function LapsedHold({ startsAt, onAgain, onClose, onOthers }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(holdTexts);
  const isOver = Date.parse(startsAt) <= useNow();
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.letGo(moment(startsAt, zone))}
      actions={
        <>
          <Button variant="soft" onClick={onOthers}>
            {texts.otherHours}
          </Button>
          {!isOver && <Button onClick={onAgain}>{texts.holdAgain}</Button>}
        </>
      }
    >
      <p className="muted num">{texts.ended(inSalon("clock", startsAt, zone), isOver)}</p>
      <p className="muted">{texts.allKept}</p>
    </Dialog>
  );
}
