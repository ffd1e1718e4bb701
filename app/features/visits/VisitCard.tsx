import "#app/features/visits/styles/visit.css";
import type { ReactNode } from "react";
import { PaidParts } from "#app/features/visits/PaidParts.tsx";
import { paidPart } from "#app/features/visits/pending-words.ts";
import { StatusBadge } from "#app/features/visits/StatusBadge.tsx";
import { mastersOf } from "#app/features/visits/visits.ts";
import { daysFromNow, inSalon, timeSpan } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { bookingsTexts } from "#app/texts/en/dashboard/bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Badge } from "#app/ui/Badge.tsx";
import { classes } from "#app/ui/classes.ts";
import type { Booking } from "#contract/bookings.ts";

interface Props {
  booking: Booking;
  now: number;
  /** Set if it was just booked. */
  isNew?: boolean;
  /** Explains its status, if no other visit on the page has done so. */
  explained?: boolean;
  /** What should be known before changing it. */
  hint?: string;
  /** What can be done with it. */
  actions?: ReactNode;
  /** Shown below everything else. */
  children?: ReactNode;
}

/** An upcoming visit, as a row. Everybody expects it to be confirmed, so there is no badge for that. */
export function VisitCard(props: Props) {
  const { booking, now, isNew, explained, hint, actions, children } = props;
  const { zone } = useSalon();
  const texts = useTexts(bookingsTexts);
  const { startsAt, endsAt, status } = booking;
  const master = mastersOf(booking);
  return (
    <article className={classes("visit", isNew && "card visit-new")}>
      {startsAt && (
        <div className="visit-date num" aria-hidden="true">
          <span>{inSalon("weekday", startsAt, zone)}</span>
          <b>{inSalon("day", startsAt, zone)}</b>
          <span>{inSalon("month", startsAt, zone)}</span>
        </div>
      )}
      <div className={classes("visit-text", !startsAt && "visit-undated")}>
        <div className="visit-name">
          <h3>{booking.service_name}</h3>
          {isNew && <Badge tone="new">{texts.new}</Badge>}
          {status !== "confirmed" && <StatusBadge status={status} />}
        </div>
        <p className="num">
          {startsAt && <span className="sr">{inSalon("longDay", startsAt, zone)}, </span>}
          {startsAt && endsAt
            ? `${timeSpan(startsAt, endsAt, zone, true)}, ${daysFromNow(startsAt, now, zone)}`
            : texts.toArrange}
        </p>
        {master && <p>{texts.withMaster(master)}</p>}
        <PaidParts booking={booking} />
        {explained && status === "pending" && <p className="hint">{texts.pendingMeans[paidPart(booking)]}</p>}
        {hint && <p className="hint num">{hint}</p>}
      </div>
      {actions}
      {children}
    </article>
  );
}
