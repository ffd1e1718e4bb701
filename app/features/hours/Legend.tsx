import { numberText } from "#app/lib/number-text.ts";
import { zoneLabel } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { hourTexts } from "#app/texts/en/shared/hour-picker.ts";
import { useTexts } from "#app/texts/use-texts.ts";

/** What the marks of the days mean, and in which time zone the slots are. @param now in epoch milliseconds */
export function Legend({ now }: { now: number }) {
  const { zone } = useSalon();
  const texts = useTexts(hourTexts);
  return (
    <p className="legend">
      <span>
        <i className="legend-free" />
        {texts.free}
      </span>
      <span>
        <i className="legend-few" />
        {texts.few}
      </span>
      <span>
        <s aria-hidden="true">{numberText(27)}</s>
        {texts.full}
      </span>
      <span>{zoneLabel(zone, now)}</span>
    </p>
  );
}
