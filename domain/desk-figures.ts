import type { WorkingDay } from "#domain/availability/working-days.ts";
import { type BookingState, occupiesCells } from "#domain/booking-states.ts";
import type { ChairUse } from "#domain/figures/chairs.ts";
import { minuteMs } from "#domain/time/durations.ts";
import type { InstantSpan } from "#domain/time/expand-hours.ts";

/**
 * A day's figures at a glance for the front desk. `chairsInUse` is a percentage of the masters' hours. Several days add
 * up by their minutes.
 */
export interface DayFigures {
  bookings: number;
  takenCents: number;
  bookedMinutes: number;
  openMinutes: number;
  chairsInUse: number;
}

/**
 * A master's time that visits have claimed, set-up and clean-up included, or that is off. Times off may overlap each
 * other and visits.
 */
export interface MasterTime extends InstantSpan {
  masterId: string;
  isOff: boolean;
}

/**
 * Sums up a day. Missed and cancelled visits do not count. Chairs in use are as in `countChairs`: the booked part of
 * the hours in which masters work and have no time off.
 * @param frame the day's span, in epoch milliseconds
 * @param money what was taken, on any day, in signed cents
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
    // A visit that was booked before the time off keeps its time open.
    open += lengthOf(hours) - lengthOf(off) + lengthOf(common(off, claimed));
  }
  return {
    bookings: visits.filter(({ state, startsAt }) => occupiesCells(state) && within(startsAt)).length,
    takenCents: sum(money.filter(({ at }) => within(at)).map(({ amountCents }) => amountCents)),
    ...chairsInUse({ bookedMinutes: booked / minuteMs, openMinutes: open / minuteMs }),
  };
}

/** Booked and open minutes, with the percentage that they make. */
export function chairsInUse({ bookedMinutes: booked, openMinutes: open }: ChairUse) {
  const percentage = open === 0 ? 0 : Math.round((100 * booked) / open);
  return { bookedMinutes: booked, openMinutes: open, chairsInUse: percentage };
}

/** The time that is in both. */
function common(some: readonly InstantSpan[], others: readonly InstantSpan[]): InstantSpan[] {
  return some
    .flatMap((one) =>
      others.map((other) => ({ from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) })),
    )
    .filter(({ from, to }) => from < to);
}

/** The same time as spans that do not overlap, since times off may. */
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
