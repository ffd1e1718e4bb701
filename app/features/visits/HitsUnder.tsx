import { Hits } from "#app/features/visits/Hits.tsx";
import { Note } from "#app/ui/Note.tsx";
import type { HitVisit } from "#contract/front-desk.ts";

/** The visits that a change conflicts with, below the sentence that says how; renders nothing if there are none. */
export function HitsUnder({ why, hits, className }: { why: string; hits: HitVisit[]; className?: string }) {
  if (hits.length === 0) return null;
  return (
    <Note tone="error" className={className}>
      <p className="mb-3">{why}</p>
      <Hits hits={hits} />
    </Note>
  );
}
