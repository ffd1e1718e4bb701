import "#app/features/owner/today.css";
import { Fragment } from "react";
import { Link } from "react-router";
import { StatusBadge } from "#app/features/visits/StatusBadge.tsx";
import { mastersOf, visitPath } from "#app/features/visits/visits.ts";
import { inSalon, salonDate } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { todayTexts } from "#app/texts/en/dashboard/bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import type { Booking } from "#contract/bookings.ts";
import type { Master } from "#contract/masters.ts";

interface Props {
  /** Those with a time, the earliest first. */
  visits: Booking[];
  masters: Master[];
  now: number;
}

/** Who comes today, in order of time, with a line where the day has come to. */
export function TodayList({ visits, masters, now }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(todayTexts);
  const next = visits.findIndex(({ startsAt }) => startsAt && Date.parse(startsAt) > now);
  return (
    <ul className="card today-list">
      {visits.map((visit, index) => (
        <Fragment key={visit._id}>
          {index === next && <li className="today-now num">{texts.now(inSalon("clock", now, zone))}</li>}
          <Row visit={visit} masters={masters} now={now} />
        </Fragment>
      ))}
    </ul>
  );
}

function Row({ visit, masters, now }: Omit<Props, "visits"> & { visit: Booking }) {
  const { zone } = useSalon();
  const texts = useTexts(todayTexts);
  const master = mastersOf(visit);
  const photo = masters.find(({ _id }) => _id === visit.items[0]?.masterId)?.photo;
  return (
    <li className={visit.status === "in_chair" ? "is-live" : undefined}>
      <span className="num">
        <b>{visit.startsAt && inSalon("clock", visit.startsAt, zone)}</b>
        <span className="xs muted">{visit.endsAt && texts.until(inSalon("clock", visit.endsAt, zone))}</span>
      </span>
      <Avatar name={master || visit.name} photo={photo} size="s" />
      <span className="min-w-0">
        <b>
          <Link
            className="inline-flex items-center hover:underline pointer-coarse:min-h-11"
            to={visitPath(visit._id, salonDate(visit.startsAt ?? now, zone))}
          >
            {visit.name}
          </Link>
        </b>
        <span className="sm muted">{[visit.service_name, master].filter(Boolean).join(", ")}</span>
      </span>
      <StatusBadge status={visit.status} />
    </li>
  );
}
