import "#app/features/visits/styles/next-visit.css";
import { AddToCalendar } from "#app/features/visits/AddToCalendar.tsx";
import { PaidParts } from "#app/features/visits/PaidParts.tsx";
import { paidPart } from "#app/features/visits/pending-words.ts";
import { StatusBadge } from "#app/features/visits/StatusBadge.tsx";
import { mastersOf } from "#app/features/visits/visits.ts";
import { salonAddress } from "#app/lib/names.ts";
import { numberText } from "#app/lib/number-text.ts";
import { pictureSource } from "#app/lib/own-picture.ts";
import { directionsLink, phoneLink } from "#app/lib/reach-salon.ts";
import { daysFromNow, inSalon, timeSpan } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { bookingsTexts } from "#app/texts/en/dashboard/bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import type { Booking } from "#contract/bookings.ts";

interface Props {
  booking: Booking & { startsAt: string; endsAt: string };
  now: number;
  picture: string | undefined;
  masterPhoto: string | undefined;
}

/** The next visit, large. */
export function NextVisit({ booking, now, picture, masterPhoto }: Props) {
  const salon = useSalon();
  const texts = useTexts(bookingsTexts);
  const { startsAt, endsAt } = booking;
  const master = mastersOf(booking);
  const { zone } = salon;
  const [street, ...rest] = salonAddress(salon);
  return (
    <article className="card next-visit" aria-labelledby="next-visit">
      <div className="next-visit-plate">
        {picture && (
          <img
            {...pictureSource(picture, "(min-width: 64rem) 30rem, 92vw")}
            alt=""
            width="480"
            height="600"
          />
        )}
        <p className="num" aria-hidden="true">
          {inSalon("weekday", startsAt, zone)}
          <b>{inSalon("day", startsAt, zone)}</b>
          {inSalon("month", startsAt, zone)}
        </p>
      </div>
      <div className="next-visit-body">
        <div className="grid gap-1.5">
          <p className="sm muted">{texts.nextVisit(daysFromNow(startsAt, now, zone))}</p>
          <h2 className="h3" id="next-visit">
            {booking.service_name}
          </h2>
          <p className="button-row num gap-x-3 gap-y-2">
            <span className="sr">{inSalon("longDay", startsAt, zone)},</span>
            {timeSpan(startsAt, endsAt, zone)}
            <StatusBadge status={booking.status} />
          </p>
          <PaidParts booking={booking} />
          {booking.status === "pending" && (
            <p className="sm muted">{texts.pendingMeans[paidPart(booking)]}</p>
          )}
        </div>
        {master && (
          <div className="visit-with">
            <Avatar name={master} photo={masterPhoto} />
            <b>{master}</b>
          </div>
        )}
        <div className="visit-with">
          <span className="avatar">
            <Icon name="place" />
          </span>
          <span>
            <b>{street}</b>
            <span className="sm muted">{rest.join(", ")}</span>
            {salon.phone && (
              <a className="link num sm block w-fit mt-1" href={phoneLink(salon)}>
                {numberText(salon.phone)}
              </a>
            )}
          </span>
        </div>
        <div className="next-visit-actions">
          <LinkButton variant="soft" size="sm" to="/dashboard/myBookings">
            <Icon name="list" />
            {booking.canMove ? texts.changeIt : texts.myBookings}
          </LinkButton>
          <a className="btn btn-line btn-sm" href={directionsLink(salon)} rel="noreferrer">
            {texts.directions}
          </a>
        </div>
        <AddToCalendar booking={booking} />
      </div>
    </article>
  );
}
