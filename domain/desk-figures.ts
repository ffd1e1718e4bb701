import type { WorkingDay } from "./availability/working-days.ts";
import { type BookingState, occupiesCells } from "./booking-states.ts";
import type { InstantSpan } from "./time/expand-hours.ts";

/** What the front desk reads of a day at a glance. `chairsInUse` is a percentage of the masters' hours. */
export interface DayFigures {
  bookings: number;
  takenCents: number;
  chairsInUse: number;
}

interface Visit {
  state: BookingState;
  startsAt: number | null;
  items: readonly { masterId: string | null; startsAt: number | null; endsAt: number | null }[];
}

/**
 * Sums a day up. Missed and cancelled visits count for nothing.
 * @param frame where the day lies, in epoch milliseconds
 * @param money what moved, of any day, in signed cents
 */
export function dayFigures(
  frame: InstantSpan,
  { byMaster }: Pick<WorkingDay, "byMaster">,
  visits: readonly Visit[],
  money: readonly { at: number; amountCents: number }[],
): DayFigures {
  const standing = visits.filter(({ state }) => occupiesCells(state));
  const within = (at: number | null) => at !== null && at >= frame.from && at < frame.to;
  const working = sum([...byMaster.values()].flat().map(({ from, to }) => to - from));
  const booked = sum(
    standing
      .flatMap(({ items }) => items)
      .filter(({ masterId, startsAt }) => within(startsAt) && byMaster.has(masterId ?? ""))
      .map(({ startsAt, endsAt }) => (endsAt ?? 0) - (startsAt ?? 0)),
  );
  return {
    bookings: standing.filter(({ startsAt }) => within(startsAt)).length,
    takenCents: sum(money.filter(({ at }) => within(at)).map(({ amountCents }) => amountCents)),
    chairsInUse: working === 0 ? 0 : Math.min(100, Math.round((100 * booked) / working)),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
