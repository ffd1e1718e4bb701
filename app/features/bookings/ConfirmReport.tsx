import { useEffect, useRef } from "react";
import type { Confirmed } from "#app/features/bookings/use-confirming.ts";
import { visitWhen } from "#app/features/bookings/visit-when.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { bookingActionTexts } from "#app/texts/en/dashboard/manage-bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";

interface Props {
  report: Confirmed;
  now: number;
  onDismiss: () => void;
}

/** The outcome of confirming visits. It takes the focus, since the rows that had it are gone. */
export function ConfirmReport({ report: { confirmed, others }, now, onDismiss }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(bookingActionTexts);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: false }), []);
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="status"
      className={others.length > 0 ? "note note-pending items-start" : "note items-start"}
    >
      <Icon name={others.length > 0 ? "alert" : "check"} />
      <div className="grow">
        <p>
          <b className="font-semibold">{texts.confirmed(confirmed)}</b> {confirmed > 0 && texts.told}
        </p>
        {others.length > 0 && (
          <>
            <p className="mt-1.5">{texts.notAll(others.length)}</p>
            <ul className="num">
              {others.map(({ booking, because }) => (
                <li key={booking._id}>
                  {texts.line(booking.name, visitWhen(booking.startsAt, now, zone), texts.because[because])}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <IconButton icon="close" size="sm" label={texts.dismiss} onClick={onDismiss} />
    </div>
  );
}
