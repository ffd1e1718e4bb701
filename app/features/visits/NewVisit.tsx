import "#app/features/visits/styles/new-visit.css";
import type { ReactNode } from "react";
import { paidPart } from "#app/features/visits/pending-words.ts";
import { VisitCard } from "#app/features/visits/VisitCard.tsx";
import { visitHint } from "#app/features/visits/visit-hint.ts";
import { salonAddress } from "#app/lib/names.ts";
import { numberText } from "#app/lib/number-text.ts";
import { directionsLink, phoneLink } from "#app/lib/reach-salon.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { bookingsTexts } from "#app/texts/en/dashboard/bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import type { Booking } from "#contract/bookings.ts";

interface Props {
  booking: Booking;
  now: number;
  /** What can be done with it. */
  children: ReactNode;
}

/** The visit that was just paid, highlighted, with what comes next. */
export function NewVisit({ booking, now, children }: Props) {
  const salon = useSalon();
  const texts = useTexts(bookingsTexts);
  return (
    <section aria-labelledby="new-visit" className="mb-12">
      <h2 className="sr" id="new-visit">
        {texts.newVisit}
      </h2>
      <VisitCard booking={booking} now={now} isNew actions={children}>
        <div className="visit-next">
          <h4 className="font-semibold">{texts.whatNext}</h4>
          <ul>
            {booking.status === "pending" && (
              <Next icon="clock" title={texts.weConfirm}>
                {texts.pendingUntil[paidPart(booking)]}
              </Next>
            )}
            <Next icon="place" title={texts.comeBy}>
              {texts.address(salonAddress(salon).join(", "))}{" "}
              <a className="link" href={directionsLink(salon)} rel="noreferrer">
                {texts.directions}
              </a>
              {salon.phone && (
                <>
                  {", "}
                  <a className="link num" href={phoneLink(salon)}>
                    {numberText(salon.phone)}
                  </a>
                </>
              )}
            </Next>
            <Next icon="calendar" title={texts.plansChange}>
              <span className="num">{visitHint(booking, salon)}</span>
            </Next>
          </ul>
        </div>
      </VisitCard>
      <p className="sm muted mt-3">{texts.written(booking.email)}</p>
    </section>
  );
}

function Next({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <p>
        <b>{title}</b> {children}
      </p>
    </li>
  );
}
