import type { Fit } from "#app/features/calendar/fitting.ts";
import { clockOf } from "#app/features/calendar/minutes.ts";
import { Placed } from "#app/features/calendar/Placed.tsx";
import { placeTexts } from "#app/texts/en/dashboard/places.ts";
import { useTexts } from "#app/texts/use-texts.ts";

/** A free place for the visit being moved. It says between which times the visit may begin there. */
export function FitBox({ fit: { from, to, long }, start }: { fit: Fit; start: number }) {
  const texts = useTexts(placeTexts);
  return (
    <Placed className="calendar-fit" place={{ from, to: to + long, start }} aria-hidden="true">
      <b className="num">{texts.fitsFrom(clockOf(from), clockOf(to))}</b>
      {to + long - from >= 45 && <span>{texts.startsThatFit}</span>}
    </Placed>
  );
}
