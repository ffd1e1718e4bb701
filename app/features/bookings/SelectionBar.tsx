import type { Chosen } from "#app/features/bookings/use-chosen.ts";
import { money, sumOfPrices } from "#app/lib/money.ts";
import { numberText } from "#app/lib/number-text.ts";
import { bookingActionTexts } from "#app/texts/en/dashboard/manage-bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";

interface Props {
  chosen: Chosen;
  busy: boolean;
  onConfirm: () => void;
}

/** The actions on the selected bookings, at the foot of the screen. */
export function SelectionBar({ chosen: { chosen, clear }, busy, onConfirm }: Props) {
  const texts = useTexts(bookingActionTexts);
  const count = numberText(chosen.length);
  return (
    <section className="selection-bar on-dark num" aria-label={texts.chosenName}>
      <p role="status">
        <b>{texts.chosen(count)}</b> <span>{money(sumOfPrices(chosen.map(({ price }) => price)))}</span>
      </p>
      <Button variant="light" size="sm" loading={busy} loadingText={texts.confirming} onClick={onConfirm}>
        <Icon name="check" />
        {texts.confirmSome(count)}
      </Button>
      <IconButton icon="close" label={texts.clear} onClick={clear} />
    </section>
  );
}
