import type { WorkingDay } from "#domain/availability/working-days.ts";
import { type BookingState, occupiesCells } from "#domain/booking-states.ts";
import type { InstantSpan } from "#domain/time/expand-hours.ts";

/** What the front desk reads of a day at a glance. `chairsInUse` is a percentage of the masters' hours. */
export interface DayFigures {
  bookings: number;
  takenCents: number;
  chairsInUse: number;
}

/** Time of a master that visits have claimed, with set-up and clean-up, or that is off. Times off may lie over each other and over visits. */
export interface MasterTime extends InstantSpan {
  masterId: string;
  isOff: boolean;
}

/**
 * Sums a day up. Missed and cancelled visits count for nothing. Chairs in use are those of `countChairs`: what is booked of the
 * hours in which masters work and have no time off.
 * @param frame where the day lies, in epoch milliseconds
 * @param money what was taken, of any day, in signed cents
 */
export function dayFigures(
  frame: InstantSpan,
  { byMaster }: Pick<WorkingDay, "byMaster">,
  visits: readonly { state: BookingState; startsAt: number | null }[],
  money: readonly { at: number; amountCents: number }[],
  times: readonly MasterTime[],
): DayFigures {
  const within = (at: number | null) => at !== null && at >= frame.from && at < frame.to;
  let [open, booked] = [0, 0];
  for (const [masterId, hours] of byMaster) {
    const own = times.filter((time) => time.masterId === masterId);
    const claimed = common(
      hours,
      own.filter(({ isOff }) => !isOff),
    );
    const off = common(hours, apart(own.filter(({ isOff }) => isOff)));
    booked += lengthOf(claimed);
    // A visit that was there before the time off keeps its hour.
    open += lengthOf(hours) - lengthOf(off) + lengthOf(common(off, claimed));
  }
  return {
    bookings: visits.filter(({ state, startsAt }) => occupiesCells(state) && within(startsAt)).length,
    takenCents: sum(money.filter(({ at }) => within(at)).map(({ amountCents }) => amountCents)),
    chairsInUse: open === 0 ? 0 : Math.round((100 * booked) / open),
  };
}

/** The time that is in both. */
function common(some: readonly InstantSpan[], others: readonly InstantSpan[]): InstantSpan[] {
  return some
    .flatMap((one) =>
      others.map((other) => ({ from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) })),
    )
    .filter(({ from, to }) => from < to);
}

/** The same time in spans that do not meet: times off may lie over each other. */
function apart(spans: readonly InstantSpan[]): InstantSpan[] {
  let end = Number.NEGATIVE_INFINITY;
  return spans
    .toSorted((one, other) => one.from - other.from)
    .flatMap(({ from, to }) => {
      const rest = { from: Math.max(from, end), to };
      end = Math.max(end, to);
      return rest.from < rest.to ? [rest] : [];
    });
}

function lengthOf(spans: readonly InstantSpan[]): number {
  return sum(spans.map(({ from, to }) => to - from));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
