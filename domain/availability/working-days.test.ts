import { expect, test } from "vitest";
import type { Diary } from "#domain/availability/types.ts";
import { isThere, workingDays } from "#domain/availability/working-days.ts";

const diary: Diary = {
  salon: { zone: "Asia/Dhaka", slotStepMinutes: 15, leadMinutes: 0, horizonDays: 60 },
  hours: [6, 0].map((weekday) => ({ weekday, opens: "10:00", closes: "20:00" })),
  exceptions: [],
  masters: [
    {
      id: "sadia",
      position: 0,
      serviceIds: [],
      hours: [
        { weekday: 6, opens: "09:00", closes: "13:30" },
        { weekday: 6, opens: "14:15", closes: "21:00" },
      ],
    },
  ],
  services: [],
  rooms: [],
  busy: { fromCell: 0, toCell: 0, byResource: new Map() },
  now: 0,
};

const at = (wall: string) => Date.parse(`2026-11-21T${wall}:00+06:00`);

test("a master works within their own and the opening hours, around each break", () => {
  const [saturday] = workingDays(diary, "2026-11-21", "2026-11-21");
  expect(saturday?.open).toEqual([{ from: at("10:00"), to: at("20:00") }]);
  expect(saturday?.byMaster.get("sadia")).toEqual([
    { from: at("10:00"), to: at("13:30") },
    { from: at("14:15"), to: at("20:00") },
  ]);
});

test("nobody works on a day off or a holiday", () => {
  const dayOff = { masterId: "sadia", from: "2026-11-21", to: "2026-11-21", spans: [] };
  const [one] = workingDays({ ...diary, exceptions: [dayOff] }, "2026-11-21", "2026-11-21");
  expect(one?.byMaster.get("sadia")).toEqual([]);
  expect(one?.open).toHaveLength(1);
  const holiday = { ...dayOff, masterId: null };
  const days = workingDays({ ...diary, exceptions: [holiday] }, "2026-11-21", "2026-11-22");
  expect(days.map(({ open }) => open.length)).toEqual([0, 1]);
  expect(days[0]?.byMaster.get("sadia")).toEqual([]);
});

test("a master who works past midnight by both days' hours is there throughout", () => {
  const late: Diary = {
    ...diary,
    hours: [
      { weekday: 6, opens: "18:00", closes: "24:00" },
      { weekday: 0, opens: "00:00", closes: "02:00" },
    ],
  };
  const span = (from: string, to: string) => ({
    from: at(from),
    to: Date.parse(`2026-11-22T${to}:00+06:00`),
  });
  expect(isThere(late, null, span("23:30", "00:30"))).toBe(true);
  expect(isThere(late, null, span("23:30", "02:00"))).toBe(true);
  expect(isThere(late, null, span("23:30", "02:05"))).toBe(false);
  expect(isThere(late, "sadia", span("23:30", "00:30"))).toBe(false);
});

test("a master is there before opening and after closing, but not in a break", () => {
  const isSadiaThere = (from: string, to: string) => isThere(diary, "sadia", { from: at(from), to: at(to) });
  expect(isSadiaThere("09:00", "13:30")).toBe(true);
  expect(isSadiaThere("20:00", "21:00")).toBe(true);
  expect(isSadiaThere("13:00", "14:30")).toBe(false);
  expect(isThere(diary, "nobody", { from: at("10:00"), to: at("11:00") })).toBe(false);
});
