import "#app/features/visits/styles/visit.css";
import type { ReactNode } from "react";
import { PaidParts } from "#app/features/visits/PaidParts.tsx";
import { paidPart } from "#app/features/visits/pending-words.ts";
import { StatusBadge } from "#app/features/visits/StatusBadge.tsx";
import { mastersOf } from "#app/features/visits/visits.ts";
import { pictureSource } from "#app/lib/own-picture.ts";
import { daysFromNow, inSalon, timeSpan } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { bookingsTexts } from "#app/texts/en/dashboard/bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { Badge } from "#app/ui/Badge.tsx";
import { classes } from "#app/ui/classes.ts";
import type { Booking } from "#contract/bookings.ts";

interface Props {
  booking: Booking;
  now: number;
  /** The next visit shows its service's picture. */
  picture?: string;
  masterPhoto: string | undefined;
  /** It was booked a moment ago. */
  isNew?: boolean;
  /** Says what its state means, where no other visit on the page has said so. */
  explained?: boolean;
  /** What can be done about it. */
  actions?: ReactNode;
  /** What stands below all of it. */
  children?: ReactNode;
}

/** A visit that is still to come. */
export function VisitCard(props: Props) {
  const { booking, now, picture, masterPhoto, isNew, explained, actions, children } = props;
  const { zone } = useSalon();
  const texts = useTexts(bookingsTexts);
  const { startsAt, endsAt } = booking;
  const master = mastersOf(booking);
  return (
    <article className={classes("card visit", picture && "visit-first", isNew && "visit-new")}>
      {picture && (
        <div className="visit-plate">
          <img
            {...pictureSource(picture, "(min-width: 64rem) 25rem, 92vw")}
            alt=""
            width="400"
            height="400"
          />
        </div>
      )}
      {startsAt && (
        <div className="visit-date num" aria-hidden="true">
          <span>{inSalon("weekday", startsAt, zone)}</span>
          <b>{inSalon("day", startsAt, zone)}</b>
          <span>{inSalon("month", startsAt, zone)}</span>
        </div>
      )}
      <div className={startsAt ? undefined : "col-span-full"}>
        <div className="visit-name">
          <h3 className="h4">{booking.service_name}</h3>
          {isNew && <Badge tone="new">{texts.new}</Badge>}
          <StatusBadge status={booking.status} />
        </div>
        <p className="muted num">
          {startsAt && <span className="sr">{inSalon("longDay", startsAt, zone)}, </span>}
          {startsAt && endsAt
            ? `${timeSpan(startsAt, endsAt, zone)}, ${daysFromNow(startsAt, now, zone)}`
            : texts.toArrange}
        </p>
        <PaidParts booking={booking} />
        {explained && booking.status === "pending" && (
          <p className="sm muted">{texts.pendingMeans[paidPart(booking)]}</p>
        )}
        {master && (
          <div className="visit-with">
            <Avatar name={master} photo={masterPhoto} size="s" />
            <span>{texts.withMaster(master)}</span>
          </div>
        )}
      </div>
      {actions && <div className="visit-do">{actions}</div>}
      {children}
    </article>
  );
}
