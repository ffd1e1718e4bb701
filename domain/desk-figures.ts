import type { WorkingDay } from "./availability/working-days.ts";
import { type BookingState, occupiesCells } from "./booking-states.ts";
import type { InstantSpan } from "./time/expand-hours.ts";

/** What the front desk reads of a day at a glance. `chairsInUse` is a percentage of the masters' hours. */
export interface DayFigures {
  bookings: number;
  takenCents: number;
  chairsInUse: number;
}

/** Time of a master that visits have claimed, with set-up and clean-up, or that is off. No two of one master meet. */
export interface MasterTime extends InstantSpan {
  masterId: string;
  isOff: boolean;
}

/**
 * Sums a day up. Missed and cancelled visits count for nothing. Chairs in use are those of `countChairs`: what is booked of the
 * hours in which masters work and have no time off.
 * @param frame where the day lies, in epoch milliseconds
 * @param money what moved, of any day, in signed cents
 */
export function dayFigures(
  frame: InstantSpan,
  { byMaster }: Pick<WorkingDay, "byMaster">,
  visits: readonly { state: BookingState; startsAt: number | null }[],
  money: readonly { at: number; amountCents: number }[],
  times: readonly MasterTime[],
): DayFigures {
  const within = (at: number | null) => at !== null && at >= frame.from && at < frame.to;
  const share = (isOff: boolean) =>
    sum(
      times
        .filter((time) => time.isOff === isOff)
        .flatMap((time) => (byMaster.get(time.masterId) ?? []).map((span) => overlap(span, time))),
    );
  const open = sum([...byMaster.values()].flat().map(({ from, to }) => to - from)) - share(true);
  return {
    bookings: visits.filter(({ state, startsAt }) => occupiesCells(state) && within(startsAt)).length,
    takenCents: sum(money.filter(({ at }) => within(at)).map(({ amountCents }) => amountCents)),
    chairsInUse: open === 0 ? 0 : Math.round((100 * share(false)) / open),
  };
}

function overlap(one: InstantSpan, other: InstantSpan): number {
  return Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
