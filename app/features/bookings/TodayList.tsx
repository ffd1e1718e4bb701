import { StatusBadge } from "#app/features/bookings/StatusBadge.tsx";
import { mastersOf } from "#app/features/bookings/visits.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import type { Booking } from "#contract/bookings.ts";
import type { Master } from "#contract/masters.ts";

interface Props {
  visits: Booking[];
  masters: Master[];
  zone: string;
}

/** Who comes today, in order of time. */
export function TodayList({ visits, masters, zone }: Props) {
  return (
    <ul className="card today-list">
      {visits.map((visit) => {
        const master = mastersOf(visit);
        const photo = masters.find(({ _id }) => _id === visit.items[0]?.masterId)?.photo;
        return (
          <li key={visit._id} className={visit.status === "in_chair" ? "is-live" : undefined}>
            <span className="num">
              <b>{visit.startsAt && inSalon("clock", visit.startsAt, zone)}</b>
              <span className="xs muted">{visit.endsAt && `to ${inSalon("clock", visit.endsAt, zone)}`}</span>
            </span>
            <Avatar name={master || visit.name} photo={photo} size="s" />
            <span className="min-w-0">
              <b>{visit.name}</b>
              <span className="sm muted">{[visit.service_name, master].filter(Boolean).join(", ")}</span>
            </span>
            <StatusBadge status={visit.status} />
          </li>
        );
      })}
    </ul>
  );
}
