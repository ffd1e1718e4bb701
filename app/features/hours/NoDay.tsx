import { dayText } from "#app/lib/calendar-dates.ts";
import { inSalon, salonDate } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { hourTexts } from "#app/texts/en/shared/hour-picker.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";

interface Props {
  /** Says that the week or the month has no free day. */
  said: string;
  /** The last bookable date, YYYY-MM-DD. */
  until: string;
  /** The first free slot after it, ISO 8601. */
  nextFree: string | undefined;
  onShow: (date: string) => void;
}

/** Shown if a week or a month has no free day: a link to the next one, or how far ahead bookings go. */
export function NoDay({ said, until, nextFree, onShow }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(hourTexts);
  if (!nextFree) return <p className="muted num">{texts.noneAhead(dayText(until))}</p>;
  const date = salonDate(nextFree, zone);
  return (
    <div className="grid content-start justify-items-start gap-3" role="status">
      <p className="muted">{said}</p>
      <Button variant="line" size="sm" onClick={() => onShow(date)}>
        {texts.nextFree(`${dayText(date)}, ${inSalon("clock", nextFree, zone)}`)}
      </Button>
    </div>
  );
}
