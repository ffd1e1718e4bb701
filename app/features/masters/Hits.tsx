import { HitList } from "#app/features/visits/HitList.tsx";
import { schedulesTexts } from "#app/texts/en/dashboard/schedules.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { HitVisit } from "#contract/front-desk.ts";
import { mostHits } from "#domain/visit.ts";

/** The coming visits that a change of a master is in the way of, and that there may be later ones. */
export function Hits({ hits }: { hits: HitVisit[] }) {
  const texts = useTexts(schedulesTexts);
  return (
    <>
      <HitList hits={hits} />
      {hits.length >= mostHits && <p className="hint mt-3">{texts.nextHits(mostHits)}</p>}
    </>
  );
}
