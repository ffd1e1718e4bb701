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
  starts_at: number | null;
  items: readonly { master_id: string | null; starts_at: number | null; ends_at: number | null }[];
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
  money: readonly { at: number; amount_cents: number }[],
): DayFigures {
  const standing = visits.filter(({ state }) => occupiesCells(state));
  const within = (at: number | null) => at !== null && at >= frame.from && at < frame.to;
  const working = sum([...byMaster.values()].flat().map(({ from, to }) => to - from));
  const booked = sum(
    standing
      .flatMap(({ items }) => items)
      .filter(({ master_id, starts_at }) => within(starts_at) && byMaster.has(master_id ?? ""))
      .map(({ starts_at, ends_at }) => (ends_at ?? 0) - (starts_at ?? 0)),
  );
  return {
    bookings: standing.filter(({ starts_at }) => within(starts_at)).length,
    takenCents: sum(money.filter(({ at }) => within(at)).map(({ amount_cents }) => amount_cents)),
    chairsInUse: working === 0 ? 0 : Math.min(100, Math.round((100 * booked) / working)),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
