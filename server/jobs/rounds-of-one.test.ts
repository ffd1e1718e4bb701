import { expect, test } from "vitest";
import { oneForAll } from "#server/jobs/rounds-of-one.ts";

test("work for every third time runs the first time, and the first time after taking over", async () => {
  let isMine = true;
  let time = 0;
  const engine = { takeTurn: async () => isMine, endTurn: async () => {} };
  const done: number[] = [];
  const round = oneForAll({ engine, now: () => time }).once(async () => done.push(time), 3);
  const pass = async (times: number) => {
    for (let one = 0; one < times; one++) {
      time += 10_000;
      await round();
    }
  };
  await pass(7);
  expect(done).toEqual([10_000, 40_000, 70_000]);
  isMine = false;
  await pass(5);
  isMine = true;
  await pass(2);
  expect(done.slice(3)).toEqual([130_000]);
});
