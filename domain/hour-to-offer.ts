import { inGapMinimisingOrder } from "#domain/availability/slots.ts";
import type { Slot } from "#domain/availability/types.ts";
import { canBeOffered, mostTurns } from "#domain/offered-hours.ts";
import { overlap, type Span } from "#domain/time/span.ts";

/**
 * The slot within a freed span that is offered to a person now: the one that leaves the least unsellable time.
 * Undefined if there is none.
 * @param wish.offered hours that were already offered to this guest. The same start is not offered again, nor an
 * overlapping slot with the same master, which is left to others
 * @param at.passedBy how many people have let a slot pass
 */
export function hourToOffer(
  { hours, offered }: { hours: readonly Slot[]; offered: readonly PassedHour[] },
  freed: Span,
  { passedBy, ...at }: { now: number; leadMinutes: number; passedBy(hour: Slot): number },
): Slot | undefined {
  return inGapMinimisingOrder(hours).find((hour) => {
    const { startsAt, endsAt } = hour;
    const isAgain = offered.some(({ from }) => from === startsAt) || countPassed(offered, hour) > 0;
    const isFreed = overlap({ from: startsAt - marginMs, to: endsAt + marginMs }, freed);
    return isFreed && passedBy(hour) < mostTurns && !isAgain && canBeOffered(startsAt, at);
  });
}

/** What came free may be only the last minutes of set-up or clean-up that a slot needs around it. */
const marginMs = 60 * 60_000;

/** A slot that was offered and not taken. */
export interface PassedHour extends Span {
  masterIds: readonly string[];
}

/** How many offers that share a master and overlap in time with a slot were let pass. */
export function countPassed(passed: readonly PassedHour[], { startsAt, endsAt, masterIds }: Slot): number {
  const span = { from: startsAt, to: endsAt };
  return passed.filter((one) => overlap(one, span) && one.masterIds.some((id) => masterIds.includes(id)))
    .length;
}
