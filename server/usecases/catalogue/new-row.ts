import { toCents } from "#domain/money.ts";
import { type TimingDraft, timingColumns } from "#server/usecases/catalogue/timing.ts";

interface Draft extends TimingDraft {
  /** Dollars. */
  price: number;
  minutes?: number | undefined;
}

/**
 * The columns that every new service, variant and add-on has. Times around its minutes default to zero.
 * @param usualMinutes its minutes if the draft gives none
 */
export function newRow(id: string, draft: Draft, usualMinutes: number, now: number) {
  return {
    id,
    name_bn: null,
    details: "",
    tagline: "",
    image: "",
    price_cents: toCents(draft.price),
    minutes: draft.minutes ?? usualMinutes,
    prep_minutes: 0,
    processing_start: 0,
    processing_minutes: 0,
    cleanup_minutes: 0,
    room_id: null,
    hidden: 0,
    created_at: now,
    ...timingColumns(draft),
  };
}
