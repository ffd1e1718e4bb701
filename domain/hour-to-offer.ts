import { inGapMinimisingOrder } from "#domain/availability/slots.ts";
import type { Slot } from "#domain/availability/types.ts";
import { canBeOffered, mostTurns } from "#domain/offered-hours.ts";
import { overlap, type Span } from "#domain/time/span.ts";

/**
 * The hour within a freed stretch that somebody is offered now: the one that leaves the least time that can't be sold. Undefined
 * where there is none.
 * @param wish.offered hours that the same guest was offered before: they are not asked about the same start, nor about another in
 * its time with the same master, at which others have their turn
 * @param at.passedBy how many have let an hour pass
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

/** What came free may be the last minutes of set-up or clean-up that an hour needs around it. */
const marginMs = 60 * 60_000;

/** An hour that was offered and not taken. */
export interface PassedHour extends Span {
  masterIds: readonly string[];
}

/** How many have let an hour pass: with any of its masters, and at any of its time. */
export function countPassed(passed: readonly PassedHour[], { startsAt, endsAt, masterIds }: Slot): number {
  const span = { from: startsAt, to: endsAt };
  return passed.filter((one) => overlap(one, span) && one.masterIds.some((id) => masterIds.includes(id)))
    .length;
}
