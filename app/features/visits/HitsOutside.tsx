import { Hits } from "#app/features/visits/Hits.tsx";
import { schedulesTexts } from "#app/texts/en/dashboard/schedules.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Note } from "#app/ui/Note.tsx";
import type { HitVisit } from "#contract/front-desk.ts";

/** What changed hours leave outside; nothing where they leave nothing. */
export function HitsOutside({ hits, className }: { hits: HitVisit[]; className?: string }) {
  const texts = useTexts(schedulesTexts);
  if (hits.length === 0) return null;
  const booked = hits.filter(({ held }) => !held).length;
  return (
    <Note tone="error" className={className}>
      <p className="mb-3">{booked > 0 ? texts.outside(booked) : texts.heldOutside}</p>
      <Hits hits={hits} />
    </Note>
  );
}
