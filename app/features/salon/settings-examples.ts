import { earliestStart, lastDate, nextOnGrid, stepCells } from "#domain/availability/start-row.ts";
import type { SalonRules } from "#domain/availability/types.ts";
import { decideExtension, decideHold } from "#domain/hold-limits.ts";
import { memberDiscount } from "#domain/membership.ts";
import {
  mayCancel,
  mayMove,
  type Policy,
  type PolicyVisit,
  refundOnCancel,
  refundPercent,
} from "#domain/policy.ts";
import { quote } from "#domain/pricing.ts";
import { CELL_MS } from "#domain/time/cells.ts";
import { utcMidnight } from "#domain/time/dates.ts";
import { hourMs, minuteMs } from "#domain/time/durations.ts";

/** What cancelling a paid visit refunds, in whole cents. */
export interface CancelExample {
  /** Whole hours before the visit. */
  hours: number;
  percent: number;
  backCents: number;
  /** Whether the customer may still cancel without calling. */
  alone: boolean;
}

/** Examples of cancelling a paid visit, one for each part of the policy, the longest notice first. */
export function cancelExamples(policy: Policy, paidCents: number): CancelExample[] {
  return noticesFor(policy).map((hours) => {
    const visit = bookedLongAgo(policy, paidCents, hours);
    return {
      hours,
      percent: refundPercent(visit, 0),
      backCents: refundOnCancel(visit, "customer", 0),
      alone: mayCancel(visit, 0),
    };
  });
}

/** An example of cancelling right after booking, for a visit that is near. Null if there is no grace period. */
export function graceExample(policy: Policy, paidCents: number) {
  const minutes = Math.floor(policy.graceMinutes / 2);
  const hours = noticesFor(policy).at(-1) ?? 0;
  const visit = { ...bookedLongAgo(policy, paidCents, hours), bookedAt: -minutes * minuteMs };
  if (minutes === 0 || !mayCancel(visit, 0)) return null;
  return { minutes, hours, backCents: refundOnCancel(visit, "customer", 0) };
}

/**
 * The shortest notice, in whole hours, at which customers can still move a visit, and the longest at which they
 * can't; null if there is none.
 */
export function moveExample(policy: Policy): { moves: number; calls: number | null } {
  const last = policy.moveNoticeHours;
  const may = (hours: number) => mayMove(bookedLongAgo(policy, 0, hours), 0);
  return { moves: may(last) ? last : last + 1, calls: last === 0 || may(last) ? null : last };
}

/** A time on the salon's clock. */
export interface WallTime {
  date: string;
  /** HH:MM */
  wall: string;
}

const noon = "12:00";
const cellsADay = 288;

/**
 * What a customer who looks at noon is offered: the first start times, whether within opening hours or not, and the
 * last date.
 * @param today the date on which they look
 */
export function bookingExample(rules: Omit<SalonRules, "zone">, today: string) {
  // Days here are those of the wall clock, so a clock change does not affect them.
  const earliest = earliestStart(utcMidnight(today) + 12 * hourMs, rules);
  const first = Math.ceil((earliest - utcMidnight(today)) / CELL_MS);
  const step = stepCells({ salon: { ...rules, zone: "UTC" } }, "customer");
  const offered: WallTime[] = [];
  for (let cell = first; offered.length < 3 && cell < first + 3 * cellsADay; cell++) {
    const wall = cell % cellsADay;
    if (nextOnGrid(wall, step) === wall) offered.push(wallTime(utcMidnight(today) + cell * CELL_MS));
  }
  return { offered, last: lastDate(today, rules) };
}

/** When a hold taken at noon ends, and when it ends once extended; null if it can't be extended. */
export function holdExample(holdMinutes: number, today: string) {
  const now = utcMidnight(today) + 12 * hourMs;
  const holdMs = holdMinutes * minuteMs;
  const held = decideHold({ now, holdMs, claimedMinutes: 0, proven: false, own: [], network: null });
  if (!held.ok) return null;
  const hold = { from: now, to: held.endsAt, sameHour: true, freedByDesk: false, extended: false };
  const longer = decideExtension({ holdMs, proven: false, hold, others: [] });
  return {
    taken: { date: today, wall: noon },
    until: wallTime(held.endsAt),
    longer: longer === null ? null : wallTime(longer),
  };
}

/** What a member pays for a service, and after how many of them the membership has paid for itself. In cents. */
export function memberExample(priceCents: number, yearCents: number) {
  const { totalCents, discountCents } = quote([{ id: "", name: "", priceCents }], [memberDiscount]);
  return { totalCents, visits: discountCents === 0 ? null : Math.ceil(yearCents / discountCents) };
}

/** Hours of notice that illustrate each line of a policy, and what comes after its last one. */
function noticesFor({ refunds, cancelNoticeHours }: Policy): number[] {
  const lines = refunds.map(({ noticeHours }, at) => {
    const before = refunds[at - 1]?.noticeHours ?? noticeHours + 12;
    return noticeHours + Math.max(0, Math.min(6, Math.floor((before - noticeHours) / 2)));
  });
  const last = refunds.at(-1)?.noticeHours ?? 24;
  const hours = [...lines, Math.floor(last / 2), Math.floor(cancelNoticeHours / 2)].filter((one) => one > 0);
  return [...new Set(hours)].sort((one, other) => other - one);
}

/** A visit booked long ago that begins `hours` hours after instant 0. */
function bookedLongAgo(policy: Policy, paidCents: number, hours: number): PolicyVisit {
  return { policy, bookedAt: -10_000 * hourMs, startsAt: hours * hourMs, paidCents, mostPercent: 100 };
}

function wallTime(instant: number): WallTime {
  const written = new Date(instant).toISOString();
  return { date: written.slice(0, 10), wall: written.slice(11, 16) };
}
