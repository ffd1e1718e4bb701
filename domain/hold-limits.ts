const minute = 60_000;

/**
 * How much of the calendar may be kept without paying. Holds that became a visit are never counted. Somebody is proven
 * who has verified an address, has paid before, or works here.
 */
export const holdLimits = {
  /** Over how long all of it is counted: a day back from now. */
  windowMs: 24 * 60 * minute,
  /** Holds that one person may begin in that time, however short. */
  holds: 100,
  /** How long one person may keep hours in that time, in lengths of the salon's hold. */
  person: { unproven: 6, proven: 18 },
  /** The same for everybody of one network together: those who are unproven, and all. */
  network: { unproven: 24, all: 144 },
  /** Minutes of masters and rooms that one network may keep at once, beyond a single visit. */
  claimedMinutes: { unproven: 480, all: 1440 },
  /** How long one person may keep the same hour, in lengths of the salon's hold; then others have a chance. */
  sameHour: 2,
  /** For how long others have it. */
  waitMs: 10 * minute,
  /** For how long an hour that the front desk has freed stays with others. */
  deskWaitMs: 60 * minute,
} as const;

/** The shortest hold that is worth having. */
const shortestMs = minute;

/** A hold of the same person within the window that did not become a visit. Epoch milliseconds. */
export interface OwnHold {
  from: number;
  /** When it ended, or will end. */
  to: number;
  /** Whether it took some of the cells that are wanted now. */
  sameHour: boolean;
  freedByDesk: boolean;
  extended: boolean;
}

/** What people of one network keep, or kept within the window. */
export interface NetworkUse {
  keptMs: number;
  /** Of the holds that run now. */
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
  /** Null where nobody can be told apart by network. */
  network: { unproven: NetworkUse; all: NetworkUse } | null;
}

export type HoldDecision =
  | { ok: true; endsAt: number }
  /** Which bound was met, and when it is worth another try. */
  | { ok: false; why: "same_hour" | "freed_by_desk" | "person" | "network"; until: number };

/** Whether somebody may keep an hour without paying, and until when. */
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
  /** The hold that is to last longer. */
  hold: OwnHold;
  /** The others of the same person. */
  others: readonly OwnHold[];
}

/** Until when a hold may last that is kept longer: once for each person and hour. Null: not any longer. */
export function decideExtension({ holdMs, proven, hold, others }: ExtensionWish): number | null {
  const series = [hold, ...seriesUpTo(hold.from, others)];
  if (series.some(({ extended }) => extended)) return null;
  const left = Math.min(
    holdLimits.sameHour * holdMs - sum(series),
    holdLimits.person[proven ? "proven" : "unproven"] * holdMs - sum([hold, ...others]),
  );
  return left < shortestMs ? null : hold.to + Math.min(holdMs, left);
}

/** The holds of the same hour that followed each other without giving others a chance, the last one first. */
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
