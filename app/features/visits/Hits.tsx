import { HitList } from "#app/features/visits/HitList.tsx";
import { schedulesTexts } from "#app/texts/en/dashboard/schedules.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { HitVisit } from "#contract/front-desk.ts";
import { mostHits } from "#domain/visit.ts";

/** Upcoming visits that conflict with new hours or with a master who leaves, and a note if later ones may follow. */
export function Hits({ hits }: { hits: HitVisit[] }) {
  const texts = useTexts(schedulesTexts);
  return (
    <>
      <HitList hits={hits} />
      {hits.length >= mostHits && <p className="hint mt-3">{texts.nextHits(mostHits)}</p>}
    </>
  );
}
