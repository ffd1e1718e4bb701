import { hourMs, minuteMs } from "#domain/time/durations.ts";
import type { WantedBy } from "#domain/wanted-by.ts";

/**
 * The share of the price that a customer gets back, by how long before the visit it is cancelled, and until when it
 * may be cancelled or moved.
 */
export interface Policy {
  /** Sorted from the longest notice to the shortest. */
  refunds: { noticeHours: number; percent: number }[];
  /** Minutes after booking during which everything is refunded. */
  graceMinutes: number;
  /** How many hours before the visit its customer may still cancel it. */
  cancelNoticeHours: number;
  /** How many hours before the visit its customer may still move it. */
  moveNoticeHours: number;
}

export const defaultPolicy: Policy = {
  refunds: [
    { noticeHours: 48, percent: 100 },
    { noticeHours: 24, percent: 50 },
  ],
  graceMinutes: 15,
  cancelNoticeHours: 0,
  moveNoticeHours: 24,
};

/** A visit, with what its policy needs. Instants are epoch milliseconds. A visit to be arranged has no start. */
export interface PolicyVisit {
  policy: Policy;
  bookedAt: number;
  startsAt: number | null;
  /** What was paid of its price, in cents. */
  paidCents: number;
  /**
   * What the salon kept beyond the price, of services that were removed. Only a cancellation by the salon returns it.
   */
  keptCents?: number;
  /** What the desk still has to hand back because the visit got cheaper. None of it is kept. */
  handBackCents?: number;
  /** The share left by the customer's own moves, as computed by `shareAfterMove`. 100 before the first. */
  mostPercent: number;
}

/** The cents that go back when a visit is cancelled now. Everything if the salon cancels. */
export function refundOnCancel(visit: PolicyVisit, by: WantedBy, now: number): number {
  const { paidCents, keptCents = 0, handBackCents = 0 } = visit;
  if (by === "salon") return paidCents + keptCents + handBackCents;
  return shareBack(paidCents, refundPercent(visit, now)) + handBackCents;
}

/** A percentage of what was paid, in whole cents. A fraction of a cent stays with the salon. */
export function shareBack(paidCents: number, percent: number): number {
  return Math.floor((paidCents * percent) / 100);
}

/** The percentage that a customer who cancels now gets back: what the notice gives, limited by earlier moves. */
export function refundPercent(visit: PolicyVisit, now: number): number {
  return Math.min(visit.mostPercent, percentByNotice(visit, now));
}

/**
 * The most that cancelling can return, as a percentage, once a visit is moved now. The customer keeps the share that
 * applies at the time of the move, so that moving never returns more than cancelling instead would have. A move by
 * the salon takes nothing away.
 */
export function shareAfterMove(visit: PolicyVisit, by: WantedBy, now: number): number {
  return by === "salon" ? visit.mostPercent : refundPercent(visit, now);
}

function percentByNotice({ policy, bookedAt, startsAt }: PolicyVisit, now: number): number {
  if (startsAt === null || now - bookedAt <= policy.graceMinutes * minuteMs) return 100;
  const notice = startsAt - now;
  return policy.refunds.find(({ noticeHours }) => notice >= noticeHours * hourMs)?.percent ?? 0;
}

/** Whether the customer may still cancel it. */
export function mayCancel({ policy, startsAt }: PolicyVisit, now: number): boolean {
  return startsAt === null || startsAt - now > policy.cancelNoticeHours * hourMs;
}

/** Whether the customer may still move it. */
export function mayMove({ policy, startsAt }: PolicyVisit, now: number): boolean {
  return startsAt === null || startsAt - now > policy.moveNoticeHours * hourMs;
}

/** What a customer gets back until an instant, in epoch milliseconds, inclusive. */
export interface RefundStep {
  until: number;
  percent: number;
}

/**
 * What cancelling returns from now on, nearest deadline first. After the last step, nothing. No step is later than
 * the customer may cancel.
 */
export function refundSteps(visit: PolicyVisit, now: number): RefundStep[] {
  const { policy, bookedAt, startsAt, mostPercent } = visit;
  if (startsAt === null) return [];
  const last = startsAt - policy.cancelNoticeHours * hourMs;
  const promises = [
    { until: bookedAt + policy.graceMinutes * minuteMs, percent: 100 },
    ...policy.refunds.map(({ noticeHours, percent }) => ({
      until: startsAt - noticeHours * hourMs,
      percent,
    })),
  ].map(({ until, percent }) => ({ until: Math.min(until, last), percent: Math.min(percent, mostPercent) }));
  return promises
    .filter(
      (step, place) =>
        !promises.some((other, at) => outdoes(other, step) || (at < place && equals(other, step))),
    )
    .filter(({ until, percent }) => until >= now && percent > 0)
    .sort((one, other) => one.until - other.until);
}

function equals(one: RefundStep, other: RefundStep): boolean {
  return one.until === other.until && one.percent === other.percent;
}

function outdoes(one: RefundStep, other: RefundStep): boolean {
  return one.until > other.until
    ? one.percent >= other.percent
    : one.until === other.until && one.percent > other.percent;
}
