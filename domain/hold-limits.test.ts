import { expect, test } from "vitest";
import { decideExtension, decideHold, type HoldWish, holdLimits, type OwnHold } from "#domain/hold-limits.ts";

const minute = 60_000;
const holdMs = 10 * minute;
const now = 1000 * minute;
const nobody = { keptMs: 0, claimedMinutes: 0 };

test("unpaid holds are counted over a day, with these limits", () => {
  expect(holdLimits).toEqual({
    windowMs: 86_400_000,
    holds: 100,
    person: { unproven: 6, proven: 18 },
    network: { unproven: 24, all: 144 },
    claimedMinutes: { unproven: 480, all: 1440 },
    sameHour: 2,
    waitMs: 600_000,
    deskWaitMs: 3_600_000,
  });
});

test("the first hour of a day is held for the salon's full time", () => {
  expect(decide()).toEqual({ ok: true, endsAt: now + holdMs });
});

test("a guest may switch hours five times within minutes", () => {
  const own: OwnHold[] = [];
  for (let at = now - 10 * minute; at < now; at += 2 * minute) own.push(kept(at, at + 2 * minute));
  expect(own).toHaveLength(5);
  expect(decide({ own })).toEqual({ ok: true, endsAt: now + holdMs });
});

test("returning to the previous hour continues its time, up to two lengths in total", () => {
  const own = [same(now - 4 * minute, now - 2 * minute), kept(now - 2 * minute, now)];
  expect(decide({ own })).toEqual({ ok: true, endsAt: now + holdMs });
  expect(decide({ own: [same(now - 15 * minute, now)] })).toEqual({ ok: true, endsAt: now + 5 * minute });
  expect(decide({ own: [same(now - 19 * minute, now)] })).toEqual({ ok: true, endsAt: now + minute });
});

test("an hour held for two lengths is blocked for that guest for ten minutes", () => {
  const own = [same(now - 20 * minute, now - 10 * minute), same(now - 10 * minute, now - minute / 2)];
  expect(decide({ own })).toMatchObject({ why: "same_hour", until: now + 9.5 * minute });
  expect(decide({ own, now: now + 9.5 * minute })).toMatchObject({ ok: true });
});

test("repeated release and hold never keeps an hour for more than two thirds of the time", () => {
  const own: OwnHold[] = [];
  let refused = 0;
  for (let at = now; at < now + 60 * minute; at += minute) {
    const decision = decide({ own, now: at, proven: true });
    if (decision.ok) own.push(same(at, at + minute));
    else refused++;
  }
  expect(own.length).toBeLessThanOrEqual(40);
  expect(refused).toBeGreaterThanOrEqual(20);
});

test("an hour freed by the desk can't be held again at once", () => {
  const own = [{ ...same(now - minute, now), freedByDesk: true }];
  expect(decide({ own })).toEqual({ ok: false, why: "freed_by_desk", until: now + holdLimits.deskWaitMs });
  expect(decide({ own, now: now + holdLimits.deskWaitMs })).toMatchObject({ ok: true });
});

test("an unverified customer may hold one hour a day, a verified one three", () => {
  const own = Array.from({ length: 6 }, (_, index) =>
    kept(now - (index + 7) * 20 * minute, now - (index + 7) * 20 * minute + holdMs),
  );
  const oldest = Math.min(...own.map(({ to }) => to));
  expect(decide({ own })).toEqual({ ok: false, why: "person", until: oldest + holdLimits.windowMs });
  expect(decide({ own: own.slice(1) })).toMatchObject({ ok: true });
  expect(decide({ own, proven: true })).toMatchObject({ ok: true });
  expect(decide({ own: [...own, ...own, ...own], proven: true })).toMatchObject({ why: "person" });
});

test("a hundred holds at the same moment count like a hundred in a day", () => {
  const own = Array.from({ length: holdLimits.holds }, () => kept(now - 1, now - 1));
  expect(decide({ own, proven: true })).toMatchObject({ why: "person" });
});

test("seven new accounts on one network can't empty a calendar of forty hours", () => {
  let claimedMinutes = 0;
  for (let account = 0; account < 7; account++) {
    const use = { keptMs: claimedMinutes === 0 ? 0 : account * holdMs, claimedMinutes };
    const decision = decide({ claimedMinutes: 360, network: { unproven: use, all: use } });
    if (decision.ok) claimedMinutes += 360;
    else expect(decision).toMatchObject({ why: "network", until: now + holdMs });
  }
  expect(claimedMinutes).toBe(360);
});

test("a long visit is held for the first on a network, and verified guests are not limited by what strangers did", () => {
  expect(decide({ claimedMinutes: 900, network: { unproven: nobody, all: nobody } })).toMatchObject({
    ok: true,
  });
  const strangers = { keptMs: 24 * holdMs, claimedMinutes: 480 };
  const network = { unproven: strangers, all: strangers };
  expect(decide({ network })).toMatchObject({ why: "network" });
  expect(decide({ network, proven: true })).toMatchObject({ ok: true });
});

test("a network may use its limits to the last minute, and not one more", () => {
  const keeps = (keptMs: number, claimedMinutes: number) => {
    const use = { keptMs, claimedMinutes };
    return decide({ network: { unproven: use, all: use } }).ok;
  };
  expect(keeps(23 * holdMs, 0)).toBe(true);
  expect(keeps(23 * holdMs + 1, 0)).toBe(false);
  expect(keeps(0, 420)).toBe(true);
  expect(keeps(0, 425)).toBe(false);
});

test("an hour is extended once, even if it was released and held again", () => {
  const hold = same(now, now + holdMs);
  const extend = (others: OwnHold[], about: Partial<OwnHold> = {}) =>
    decideExtension({ holdMs, proven: false, hold: { ...hold, ...about }, others });
  expect(extend([])).toBe(now + 2 * holdMs);
  expect(extend([], { extended: true })).toBeNull();
  expect(extend([{ ...same(now - 3 * minute, now), extended: true }])).toBeNull();
  expect(extend([same(now - 3 * minute, now)])).toBe(now + holdMs + 7 * minute);
  expect(extend([same(now - 9 * minute, now)])).toBe(now + holdMs + minute);
  expect(extend([same(now - 10 * minute, now)])).toBeNull();
  expect(extend([{ ...kept(now - 3 * minute, now), extended: true }])).toBe(now + 2 * holdMs);
});

test("an extension counts against the day, too", () => {
  const others = Array.from({ length: 5 }, () => kept(now - 3 * holdMs, now - 2 * holdMs));
  const hold = same(now, now + holdMs);
  expect(decideExtension({ holdMs, proven: false, hold, others })).toBeNull();
  expect(decideExtension({ holdMs, proven: true, hold, others })).toBe(now + 2 * holdMs);
});

function decide(about: Partial<HoldWish> = {}) {
  return decideHold({ now, holdMs, claimedMinutes: 60, proven: false, own: [], network: null, ...about });
}

function kept(from: number, to: number): OwnHold {
  return { from, to, sameHour: false, freedByDesk: false, extended: false };
}

function same(from: number, to: number): OwnHold {
  return { ...kept(from, to), sameHour: true };
}
