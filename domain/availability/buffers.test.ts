import { expect, test } from "vitest";
import { buffersOf } from "#domain/availability/buffers.ts";

const minutes = (count: number) => count * 60_000;
const item = (masterId: string | null, from: number, to: number) => ({
  masterId,
  startsAt: minutes(from),
  endsAt: minutes(to),
});
const run = (resourceId: string, from: number, to: number) => ({
  resourceId,
  fromCell: from / 5,
  toCell: to / 5,
});
const buffer = (masterId: string, kind: string, from: number, to: number) => ({
  masterId,
  kind,
  from: minutes(from),
  to: minutes(to),
});

test("a master's cells before and after the guest's time are preparation and clean-up", () => {
  expect(buffersOf([item("rehana", 60, 120)], [run("rehana", 45, 135)])).toEqual([
    buffer("rehana", "preparation", 45, 60),
    buffer("rehana", "cleanup", 120, 135),
  ]);
});

test("a visit of only the guest's time has none", () => {
  expect(buffersOf([item("rehana", 60, 120)], [run("rehana", 60, 120)])).toEqual([]);
});

test("between two services of one master, clean-up and preparation are one span", () => {
  const items = [item("rehana", 60, 120), item("rehana", 135, 180)];
  expect(buffersOf(items, [run("rehana", 60, 190)])).toEqual([
    buffer("rehana", "between", 120, 135),
    buffer("rehana", "cleanup", 180, 190),
  ]);
});

test("each master of a visit has their own buffers, and processing that frees the master is none", () => {
  const items = [item("rehana", 60, 120), item("sadia", 120, 150)];
  const runs = [run("rehana", 60, 80), run("rehana", 100, 130), run("sadia", 110, 150)];
  expect(buffersOf(items, runs)).toEqual([
    buffer("rehana", "cleanup", 120, 130),
    buffer("sadia", "preparation", 110, 120),
  ]);
});

test("a service without a master or a time takes nobody's time", () => {
  const items = [{ masterId: null, startsAt: null, endsAt: null }];
  expect(buffersOf(items, [])).toEqual([]);
});
