import { minuteOf } from "#app/features/desk/events.ts";
import { Placed } from "#app/features/desk/Placed.tsx";
import { digitsOfTime, inSalon, salonDate } from "#app/lib/salon-time.ts";

interface Props {
  dates: string[];
  range: { from: number; to: number };
  now: number;
  zone: string;
}

/** Where the day has come to, across the columns of today. */
export function NowLine({ dates, range, now, zone }: Props) {
  const wall = inSalon("wall", now, zone);
  const minute = minuteOf(`0000-00-00T${wall}`);
  const today = salonDate(now, zone);
  if (!dates.includes(today) || minute < range.from || minute >= range.to) return null;
  return (
    <Placed
      className="cal-now"
      place={{ from: minute, to: minute, start: range.from }}
      data-time={digitsOfTime(inSalon("clock", now, zone))}
      aria-hidden="true"
    />
  );
}
