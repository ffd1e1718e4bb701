import { Hits } from "#app/features/visits/Hits.tsx";
import { Note } from "#app/ui/Note.tsx";
import type { HitVisit } from "#contract/front-desk.ts";

/** What a change gets in the way of, below the sentence that says how; nothing where it gets in the way of nothing. */
export function HitsUnder({ why, hits, className }: { why: string; hits: HitVisit[]; className?: string }) {
  if (hits.length === 0) return null;
  return (
    <Note tone="error" className={className}>
      <p className="mb-3">{why}</p>
      <Hits hits={hits} />
    </Note>
  );
}
