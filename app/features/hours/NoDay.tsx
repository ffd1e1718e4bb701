import { dayText } from "#app/lib/calendar-dates.ts";
import { inSalon, salonDate } from "#app/lib/salon-time.ts";
import { hourTexts } from "#app/texts/en/checkout.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";

interface Props {
  /** The last date that can be booked, YYYY-MM-DD. */
  until: string;
  /** The first free hour after the month, ISO 8601. */
  nextFree: string | undefined;
  zone: string;
  onShow: (date: string) => void;
}

/** Beside a month without a free day: the way to the next one, or how far bookings go. */
export function NoDay({ until, nextFree, zone, onShow }: Props) {
  const texts = useTexts(hourTexts);
  if (!nextFree) return <p className="muted num">{texts.noneAhead(dayText(until))}</p>;
  const date = salonDate(nextFree, zone);
  return (
    <div className="grid content-start justify-items-start gap-3" role="status">
      <p className="muted">{texts.noDay}</p>
      <Button variant="line" size="sm" onClick={() => onShow(date)}>
        {texts.nextFree(`${dayText(date)}, ${inSalon("clock", nextFree, zone)}`)}
      </Button>
    </div>
  );
}
