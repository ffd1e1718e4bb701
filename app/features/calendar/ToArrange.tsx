import { money } from "#app/lib/money.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { CalendarVisit } from "#contract/front-desk.ts";

interface Props {
  visits: CalendarVisit[];
  onSelect: (visitId: string) => void;
}

/** Visits that have no time yet, for which the desk calls the guest. */
export function ToArrange({ visits, onSelect }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(calendarTexts);
  if (visits.length === 0) return null;
  return (
    <section className="card p-5.5" aria-labelledby="to-arrange">
      <h2 className="h4 mb-3" id="to-arrange">
        {texts.toArrange}
      </h2>
      <ul className="grid gap-2">
        {visits.map((visit) => (
          <li key={visit._id}>
            <button type="button" className="to-arrange" onClick={() => onSelect(visit._id)}>
              <b>{visit.name}</b>
              <span className="num">
                {texts.toArrangeLine(
                  visit.service_name,
                  money(visit.price),
                  inSalon("shortDay", visit.date, zone),
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
