import { useEffect, useRef } from "react";
import { type Chosen, canBeChosen } from "#app/features/bookings/use-chosen.ts";
import { visitWhen } from "#app/features/bookings/visit-when.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { bookingActionTexts } from "#app/texts/en/dashboard/manage-bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { Booking } from "#contract/bookings.ts";

/** Selects all pending bookings of the page, or none. @param withLabel shows its label */
export function ChooseAll({ chosen, withLabel }: { chosen: Chosen; withLabel?: boolean }) {
  const texts = useTexts(bookingActionTexts);
  const ref = useRef<HTMLInputElement>(null);
  const some = chosen.chosen.length > 0;
  const all = chosen.chosen.length === chosen.choosable.length;
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = some && !all;
  }, [some, all]);
  return (
    <label className="choose">
      <input ref={ref} type="checkbox" checked={all} onChange={chosen.toggleAll} />
      <span className={withLabel ? undefined : "sr"}>{texts.chooseAll}</span>
    </label>
  );
}

/** Selects one booking; renders nothing if it is not pending. */
export function ChooseOne({ chosen, booking, now }: { chosen: Chosen; booking: Booking; now: number }) {
  const { zone } = useSalon();
  const texts = useTexts(bookingActionTexts);
  if (!canBeChosen(booking)) return null;
  return (
    <label className="choose">
      <input
        type="checkbox"
        data-booking={booking._id}
        checked={chosen.has(booking._id)}
        onChange={() => chosen.toggle(booking._id)}
      />
      <span className="sr">{texts.choose(booking.name, visitWhen(booking.startsAt, now, zone))}</span>
    </label>
  );
}
