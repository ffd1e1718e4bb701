import type { WantedBy } from "#domain/wanted-by.ts";

/** What part of the price a customer gets back, by how long before the visit it is cancelled; and until when it may be. */
export interface Policy {
  /** Sorted from the longest notice to the shortest. */
  refunds: { noticeHours: number; percent: number }[];
  /** Minutes after booking within which everything is given back. */
  graceMinutes: number;
  /** Hours before the visit until which its customer may cancel it. */
  cancelNoticeHours: number;
  /** Hours before the visit until which its customer may move it. */
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

/** A visit as far as its policy goes. Instants are epoch milliseconds; a visit to be arranged has no start. */
export interface PolicyVisit {
  policy: Policy;
  bookedAt: number;
  startsAt: number | null;
  /** What was paid of its price, in cents. */
  paidCents: number;
  /** What the salon has kept beyond its price of services that were taken out; only the salon's own cancelling gives it back. */
  keptCents?: number;
  /** What the desk has yet to hand back since the visit got cheaper: no share of it is kept. */
  handBackCents?: number;
  /** The share that the customer's own moves have left, as `shareAfterMove` says; 100 before the first. */
  mostPercent: number;
}

const hourMs = 60 * 60_000;

/** The cents that go back when a visit is cancelled now: all of them when the salon cancels. */
export function refundOnCancel(visit: PolicyVisit, by: WantedBy, now: number): number {
  const { paidCents, keptCents = 0, handBackCents = 0 } = visit;
  if (by === "salon") return paidCents + keptCents + handBackCents;
  return shareBack(paidCents, refundPercent(visit, now)) + handBackCents;
}

/** A percentage of what was paid, in whole cents: a part of a cent stays with the salon. */
export function shareBack(paidCents: number, percent: number): number {
  return Math.floor((paidCents * percent) / 100);
}

/** The percentage that a customer who cancels now gets back: what the notice gives, and what earlier moves have left. */
export function refundPercent(visit: PolicyVisit, now: number): number {
  return Math.min(visit.mostPercent, percentByNotice(visit, now));
}

/**
 * The most that cancelling can give back, as a percentage, once a visit is moved now. A customer keeps the share of the
 * hour that the visit moves away from, so that no move gives back more than cancelling instead of it; the salon's own
 * move takes nothing.
 */
export function shareAfterMove(visit: PolicyVisit, by: WantedBy, now: number): number {
  return by === "salon" ? visit.mostPercent : refundPercent(visit, now);
}

function percentByNotice({ policy, bookedAt, startsAt }: PolicyVisit, now: number): number {
  if (startsAt === null || now - bookedAt <= policy.graceMinutes * 60_000) return 100;
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

/** What a customer gets back until an instant, in epoch milliseconds, both included. */
export interface RefundStep {
  until: number;
  percent: number;
}

/**
 * What cancelling gives back from now on, the nearest end first; after the last step, nothing. No step is later than the
 * customer may cancel.
 */
export function refundSteps(visit: PolicyVisit, now: number): RefundStep[] {
  const { policy, bookedAt, startsAt, mostPercent } = visit;
  if (startsAt === null) return [];
  const last = startsAt - policy.cancelNoticeHours * hourMs;
  const promises = [
    { until: bookedAt + policy.graceMinutes * 60_000, percent: 100 },
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
