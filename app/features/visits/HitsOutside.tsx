import { HitsUnder } from "#app/features/visits/HitsUnder.tsx";
import { schedulesTexts } from "#app/texts/en/dashboard/schedules.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { HitVisit } from "#contract/front-desk.ts";

/** The visits that changed hours leave outside; renders nothing if there are none. */
export function HitsOutside({ hits, className }: { hits: HitVisit[]; className?: string }) {
  const texts = useTexts(schedulesTexts);
  const booked = hits.filter(({ held }) => !held).length;
  const why = booked > 0 ? texts.outside(booked) : texts.heldOutside;
  return <HitsUnder why={why} hits={hits} {...(className && { className })} />;
}
