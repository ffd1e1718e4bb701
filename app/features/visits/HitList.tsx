import { Link } from "react-router";
import { useTranslatedNames } from "#app/data/use-translated.ts";
import { visitPath } from "#app/features/visits/visits.ts";
import { dayAndTime, salonDate } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { hitTexts } from "#app/texts/en/dashboard/hits.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { HitVisit } from "#contract/front-desk.ts";

interface Props {
  hits: HitVisit[];
  /** Called when a visit's link is followed, so that a dialog can close. */
  onFollow?: () => void;
}

/** The visits and holds that conflict, each with the number to call. */
export function HitList({ hits, onFollow }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(hitTexts);
  const translate = useTranslatedNames();
  return (
    <ul className="grid gap-2">
      {hits.map((hit) => (
        <li key={hit._id} className="note num">
          <span className="grow">
            <Link
              className="link block"
              to={visitPath(hit._id, salonDate(hit.startsAt, zone))}
              onClick={onFollow}
            >
              {hit.name || texts.aGuest}
            </Link>
            {translate(hit.service_name)}, {dayAndTime(hit.startsAt, zone, hit.endsAt)}
            {hit.held && <span className="block">{texts.held}</span>}
          </span>
          {hit.number !== "" && (
            <a className="link self-start" href={`tel:${hit.number}`}>
              {hit.number}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
