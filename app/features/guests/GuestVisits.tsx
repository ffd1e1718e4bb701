import { Link } from "react-router";
import { StatusBadge } from "#app/features/visits/StatusBadge.tsx";
import { money } from "#app/lib/money.ts";
import { inSalon, salonDate } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { guestsTexts } from "#app/texts/en/dashboard/guests.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import type { GuestVisit } from "#contract/guests.ts";
import { mostOfGuest } from "#domain/visit.ts";

/** A guest's visits along a stitched line, the latest first. */
export function GuestVisits({ visits }: { visits: GuestVisit[] }) {
  const { zone } = useSalon();
  const texts = useTexts(guestsTexts);
  if (visits.length === 0)
    return <EmptyState className="card" title={texts.noVisit} text={texts.noVisitText} />;
  return (
    <section aria-labelledby="guest-visits">
      <div className="bar mb-3">
        <h2 className="h4" id="guest-visits">
          {texts.allVisits}
        </h2>
        {visits.length === mostOfGuest && <p className="sm muted num">{texts.latest}</p>}
      </div>
      <ol className="guest-visits">
        {visits.map(({ _id, startsAt, service_name, items, price, status, note }) => {
          const masters = [...new Set(items.flatMap(({ masterName }) => masterName ?? []))].join(", ");
          return (
            <li key={_id} data-status={status}>
              <span className="num">
                <b>{startsAt ? inSalon("shortDay", startsAt, zone) : texts.toArrange}</b>
                {startsAt && <span className="guest-sub">{inSalon("clock", startsAt, zone)}</span>}
              </span>
              <span className="min-w-0">
                <Link
                  className="row-link"
                  to={`/dashboard/calendar?${startsAt ? `date=${salonDate(startsAt, zone)}&` : ""}visit=${_id}`}
                >
                  {service_name}
                </Link>
                <span className="guest-sub">{[masters, note].filter(Boolean).join(": ")}</span>
              </span>
              <b className="num">{money(price)}</b>
              <StatusBadge status={status} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
