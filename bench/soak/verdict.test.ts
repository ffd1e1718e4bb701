import { expect, test } from "vitest";
import type { Sample } from "./samples.ts";
import { verdictOf } from "./verdict.ts";

/** Thirty minutes of a server that does not grow. @param change deviations at a minute */
function evening(change: (minute: number) => Partial<Sample> = () => ({})): Sample[] {
  return Array.from({ length: 180 }, (_, index) => {
    const minute = (index + 1) / 6;
    const booked = Math.round(minute * 120);
    return {
      minute,
      booked,
      cancelled: 0,
      repriced: 0,
      read: 0,
      failed: 0,
      process: { memory: 300e6, heap: 80e6, handles: 30, files: 40, connections: 11 },
      tables: { bookings: booked, outbox: booked * 4, users: 200 },
      bounded: { sessions: 200, "holds that live": 3 },
      ...change(minute),
    };
  });
}

const grown = (samples: Sample[]) =>
  verdictOf(samples, 5)
    .filter(({ holds }) => !holds)
    .map(({ what }) => what);

test("a server that stays as it is, with tables that grow by its bookings, holds", () => {
  expect(grown(evening())).toEqual([]);
});

test("memory, handles and connections that grow by more than a tenth are named", () => {
  const leaking = evening((minute) => ({
    process: {
      memory: 300e6 + minute * 3e6,
      heap: 80e6,
      handles: 30 + minute,
      files: 40,
      connections: 11 + Math.floor(minute / 6),
    },
  }));
  expect(grown(leaking)).toEqual(["memory", "handles", "connections"]);
});

test("memory that rises for minutes and falls again does not grow", () => {
  const rising = evening((minute) => ({
    process: {
      memory: 300e6 + ((minute + 1.1) % 5.5) * 20e6,
      heap: 80e6,
      handles: 30,
      files: 40,
      connections: 11,
    },
  }));
  expect(grown(rising)).toEqual([]);
});

test("rows that must not grow, and rows that a later booking writes more of than an early one, are named", () => {
  const leaking = evening((minute) => ({
    tables: { bookings: minute * 120, outbox: minute * minute * 100, users: 200 },
    bounded: { sessions: 200 + minute * 10, "holds that live": 3 },
  }));
  expect(grown(leaking)).toEqual(["sessions", "outbox, for each booking"]);
});
