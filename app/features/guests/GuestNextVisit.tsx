import { comingVisits } from "#app/features/guests/coming-visits.ts";
import { StatusBadge } from "#app/features/visits/StatusBadge.tsx";
import { paidWords } from "#app/lib/paid-words.ts";
import { inSalon, salonDate, timeSpan } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { guestsTexts } from "#app/texts/en/dashboard/guests.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Card } from "#app/ui/Card.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import type { GuestVisit } from "#contract/guests.ts";

/** The guest's next visit, with a link to the calendar. */
export function GuestNextVisit({ visits }: { visits: GuestVisit[] }) {
  const { zone } = useSalon();
  const texts = useTexts(guestsTexts);
  const coming = comingVisits(visits);
  const next = coming.at(-1);
  return (
    <section aria-labelledby="guest-next">
      <div className="bar mb-3">
        <h2 className="h4" id="guest-next">
          {texts.nextVisit}
        </h2>
        {coming.length > 1 && <p className="sm muted num">{texts.booked(coming.length)}</p>}
      </div>
      {next ? (
        <Card className="guest-next">
          <p className="guest-date num">
            <b>{inSalon("day", next.startsAt, zone)}</b>
            {inSalon("month", next.startsAt, zone)}
          </p>
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-2.5">
              <b>{next.service_name}</b>
              <StatusBadge status={next.status} />
            </p>
            <p className="sm muted num">
              {texts.with(timeSpan(next.startsAt, next.endsAt, zone), next.items[0]?.masterName ?? "")},{" "}
              {paidWords(next)}
            </p>
          </div>
          <LinkButton
            variant="soft"
            size="sm"
            to={`/dashboard/calendar?date=${salonDate(next.startsAt, zone)}&visit=${next._id}`}
          >
            {texts.open}
          </LinkButton>
        </Card>
      ) : (
        <p className="muted">{texts.nothingBooked}</p>
      )}
    </section>
  );
}
