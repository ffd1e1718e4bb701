import { expect, test } from "vitest";
import { resized } from "./resize.ts";

const minutes = (count: number) => count * 60_000;
const cells = (resourceId: string, from: number, to: number) =>
  Array.from({ length: (to - from) / 5 }, (_, index) => ({ resourceId, cell: from / 5 + index }));
const item = (startsAt: number, endsAt: number) => ({
  masterId: "sadia",
  startsAt: minutes(startsAt),
  endsAt: minutes(endsAt),
});

test("a longer visit claims the minutes behind its clean-up, for master and room", () => {
  const held = [...cells("sadia", 60, 135), ...cells("bath-1", 60, 135)];
  expect(resized(held, item(60, 120), ["bath-1", "bath-2"], minutes(130))).toEqual({
    ok: true,
    add: [...cells("bath-1", 135, 145), ...cells("sadia", 135, 145)],
    giveBack: [],
  });
});

test("a shorter visit gives the minutes back, and clears up sooner", () => {
  expect(resized(cells("sadia", 60, 135), item(60, 120), [], minutes(105))).toEqual({
    ok: true,
    add: [],
    giveBack: cells("sadia", 120, 135),
  });
});

test("the same end changes nothing", () => {
  expect(resized(cells("sadia", 60, 120), item(60, 120), [], minutes(120))).toEqual({
    ok: true,
    add: [],
    giveBack: [],
  });
});

test("five minutes stay, and five after processing, when somebody else may be with the master", () => {
  expect(resized(cells("sadia", 60, 120), item(60, 120), [], minutes(60))).toEqual({
    ok: false,
    earliest: minutes(65),
  });
  const colour = [...cells("sadia", 60, 80), ...cells("sadia", 110, 130)];
  expect(resized(colour, item(60, 120), [], minutes(110))).toEqual({ ok: false, earliest: minutes(115) });
  expect(resized(colour, item(60, 120), [], minutes(115)).ok).toBe(true);
});

test("a master who has left the visit by then is not kept longer", () => {
  const held = [...cells("rehana", 30, 130), ...cells("sadia", 60, 120)];
  expect(resized(held, item(60, 120), [], minutes(125))).toEqual({
    ok: true,
    add: cells("sadia", 120, 125),
    giveBack: [],
  });
});
