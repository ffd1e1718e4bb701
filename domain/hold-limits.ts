import { hourMs, minuteMs } from "#domain/time/durations.ts";

/**
 * How much of the calendar may be held without paying. Holds that became a visit never count. A person is proven who
 * has verified an address, has paid before, or works here.
 */
export const holdLimits = {
  /** The period over which everything is counted: one day back from now. */
  windowMs: 24 * hourMs,
  /** Holds that one person may begin in that period, however short. */
  holds: 100,
  /** How long one person may hold slots in that period, in multiples of the salon's hold. */
  person: { unproven: 6, proven: 18 },
  /** The same for everybody on one network together: unproven people, and all. */
  network: { unproven: 24, all: 144 },
  /** Minutes of masters and rooms that one network may hold at once, beyond a single visit. */
  claimedMinutes: { unproven: 480, all: 1440 },
  /** How long one person may hold the same slot, in multiples of the salon's hold. Then others get a chance. */
  sameHour: 2,
  /** For how long others get that chance. */
  waitMs: 10 * minuteMs,
  /** For how long a slot that the front desk has freed is left to others. */
  deskWaitMs: hourMs,
} as const;

/** The shortest useful hold. */
const shortestMs = minuteMs;

/** A hold of the same person within the period that did not become a visit. Epoch milliseconds. */
export interface OwnHold {
  from: number;
  /** When it ended, or will end. */
  to: number;
  /** Whether it took some of the cells that are now requested. */
  sameHour: boolean;
  freedByDesk: boolean;
  extended: boolean;
}

/** What people on one network hold, or held within the period. */
export interface NetworkUse {
  keptMs: number;
  /** Of the current holds. */
  claimedMinutes: number;
}

export interface HoldWish {
  /** Epoch milliseconds. */
  now: number;
  /** Length of the salon's hold. */
  holdMs: number;
  /** Minutes of masters and rooms that the visit takes. */
  claimedMinutes: number;
  proven: boolean;
  own: readonly OwnHold[];
  /** Null if networks can't be told apart. */
  network: { unproven: NetworkUse; all: NetworkUse } | null;
}

export type HoldDecision =
  | { ok: true; endsAt: number }
  /** Which limit was reached, and when to try again. */
  | { ok: false; why: "same_hour" | "freed_by_desk" | "person" | "network"; until: number };

/** Whether somebody may hold a slot without paying, and until when. */
export function decideHold(wish: HoldWish): HoldDecision {
  const { now, holdMs } = wish;
  const freed = wish.own.filter(({ sameHour, freedByDesk }) => sameHour && freedByDesk);
  const deskUntil = Math.max(0, ...freed.map(({ to }) => to)) + holdLimits.deskWaitMs;
  if (freed.length > 0 && deskUntil > now) return { ok: false, why: "freed_by_desk", until: deskUntil };

  const series = seriesUpTo(now, wish.own);
  const left = holdLimits.sameHour * holdMs - sum(series);
  if (left < shortestMs) {
    const until = Math.max(...series.map(({ to }) => to)) + holdLimits.waitMs;
    return { ok: false, why: "same_hour", until };
  }
  const lengthMs = Math.min(holdMs, left);
  return withinBounds(wish, lengthMs) ?? { ok: true, endsAt: now + lengthMs };
}

export interface ExtensionWish {
  holdMs: number;
  proven: boolean;
  /** The hold to extend. */
  hold: OwnHold;
  /** The same person's other holds. */
  others: readonly OwnHold[];
}

/** Until when an extended hold may last. Each person may extend the same slot once. Null: no extension. */
export function decideExtension({ holdMs, proven, hold, others }: ExtensionWish): number | null {
  const series = [hold, ...seriesUpTo(hold.from, others)];
  if (series.some(({ extended }) => extended)) return null;
  const left = Math.min(
    holdLimits.sameHour * holdMs - sum(series),
    holdLimits.person[proven ? "proven" : "unproven"] * holdMs - sum([hold, ...others]),
  );
  return left < shortestMs ? null : hold.to + Math.min(holdMs, left);
}

/** The holds of the same slot that followed each other without giving others a chance, latest first. */
function seriesUpTo(instant: number, own: readonly OwnHold[]): OwnHold[] {
  const series: OwnHold[] = [];
  let next = instant;
  for (const hold of own.filter((one) => one.sameHour).toSorted((one, other) => other.to - one.to)) {
    if (next - hold.to >= holdLimits.waitMs) break;
    series.push(hold);
    next = Math.min(next, hold.from);
  }
  return series;
}

function withinBounds(wish: HoldWish, lengthMs: number): HoldDecision | null {
  const { now, holdMs, proven, own, network } = wish;
  const most = holdLimits.person[proven ? "proven" : "unproven"] * holdMs;
  if (own.length >= holdLimits.holds || sum(own) + lengthMs > most) {
    const until = Math.min(...own.map(({ to }) => to)) + holdLimits.windowMs;
    return { ok: false, why: "person", until };
  }
  const fits = (use: NetworkUse, group: "unproven" | "all") =>
    use.keptMs + lengthMs <= holdLimits.network[group] * holdMs &&
    (use.claimedMinutes === 0 ||
      use.claimedMinutes + wish.claimedMinutes <= holdLimits.claimedMinutes[group]);
  if (!network || (fits(network.all, "all") && (proven || fits(network.unproven, "unproven")))) return null;
  return { ok: false, why: "network", until: now + holdMs };
}

function sum(holds: readonly OwnHold[]): number {
  return holds.reduce((total, { from, to }) => total + Math.max(0, to - from), 0);
}
