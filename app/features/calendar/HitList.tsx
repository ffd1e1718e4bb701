import { inSalon, timeSpan } from "#app/lib/salon-time.ts";
import type { HitVisit } from "#contract/front-desk.ts";

/** Visits that are in the way, with the number to call. */
export function HitList({ hits, zone }: { hits: HitVisit[]; zone: string }) {
  return (
    <ul className="grid gap-2">
      {hits.map((hit) => (
        <li key={hit._id} className="note num">
          <span className="grow">
            <b className="block font-semibold">{hit.name}</b>
            {hit.service_name}, {inSalon("shortDay", hit.startsAt, zone)},{" "}
            {timeSpan(hit.startsAt, hit.endsAt, zone, true)}
          </span>
          <a className="link self-start" href={`tel:${hit.number}`}>
            {hit.number}
          </a>
        </li>
      ))}
    </ul>
  );
}
