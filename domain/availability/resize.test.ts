import { expect, test } from "vitest";
import { resized } from "#domain/availability/resize.ts";

const minutes = (count: number) => count * 60_000;
const cells = (resourceId: string, from: number, to: number) =>
  Array.from({ length: (to - from) / 5 }, (_, index) => ({ resourceId, cell: from / 5 + index }));
const item = (startsAt: number, endsAt: number) => ({
  masterId: "sadia",
  startsAt: minutes(startsAt),
  endsAt: minutes(endsAt),
});

test("a longer visit claims the cells after its clean-up, for master and room", () => {
  const held = [...cells("sadia", 60, 135), ...cells("bath-1", 60, 135)];
  expect(resized(held, [item(60, 120)], ["bath-1", "bath-2"], minutes(130))).toEqual({
    ok: true,
    add: [...cells("bath-1", 135, 145), ...cells("sadia", 135, 145)],
    giveBack: [],
  });
});

test("a shorter visit frees cells, and its clean-up moves forward", () => {
  expect(resized(cells("sadia", 60, 135), [item(60, 120)], [], minutes(105))).toEqual({
    ok: true,
    add: [],
    giveBack: cells("sadia", 120, 135),
  });
});

test("the same end changes nothing", () => {
  expect(resized(cells("sadia", 60, 120), [item(60, 120)], [], minutes(120))).toEqual({
    ok: true,
    add: [],
    giveBack: [],
  });
});

test("at least five minutes remain, and five after processing, when somebody else may have the master", () => {
  expect(resized(cells("sadia", 60, 120), [item(60, 120)], [], minutes(60))).toEqual({
    ok: false,
    earliest: minutes(65),
  });
  const colour = [...cells("sadia", 60, 80), ...cells("sadia", 110, 130)];
  expect(resized(colour, [item(60, 120)], [], minutes(110))).toEqual({ ok: false, earliest: minutes(115) });
  expect(resized(colour, [item(60, 120)], [], minutes(115)).ok).toBe(true);
});

test("a master who has already left the visit is not kept longer", () => {
  const held = [...cells("rehana", 30, 130), ...cells("sadia", 60, 120)];
  expect(resized(held, [item(60, 120)], [], minutes(125))).toEqual({
    ok: true,
    add: cells("sadia", 120, 125),
    giveBack: [],
  });
});

test("a visit keeps its unit, even if the service has another room today, or none", () => {
  const held = [...cells("sadia", 60, 135), ...cells("bath-1", 60, 135)];
  for (const today of [["chair-1"], []]) {
    expect(resized(held, [item(60, 120)], today, minutes(130))).toMatchObject({
      add: [...cells("bath-1", 135, 145), ...cells("sadia", 135, 145)],
    });
    expect(resized(held, [item(60, 120)], today, minutes(110))).toMatchObject({
      giveBack: [...cells("bath-1", 125, 135), ...cells("sadia", 125, 135)],
    });
  }
});

test("the clean-up after an earlier service keeps its time, and its unit is not kept longer", () => {
  const bath = { ...item(30, 60), masterId: "rehana" };
  const held = [...cells("rehana", 30, 90), ...cells("bath-1", 30, 90), ...cells("sadia", 60, 80)];
  expect(resized(held, [bath, item(60, 80)], [], minutes(85))).toMatchObject({ add: cells("sadia", 80, 85) });
  const alike = [...cells("rehana", 30, 80), ...cells("bath-1", 30, 80), ...cells("sadia", 60, 80)];
  expect(resized(alike, [bath, item(60, 80)], [], minutes(75))).toMatchObject({
    giveBack: cells("sadia", 75, 80),
  });
  expect(resized(alike, [bath, item(60, 80)], ["bath-1"], minutes(75))).toMatchObject({
    giveBack: [...cells("bath-1", 75, 80), ...cells("sadia", 75, 80)],
  });
});

test("a unit that is cleaned after an earlier service of the same master is not freed sooner", () => {
  const held = [...cells("sadia", 30, 80), ...cells("bath-1", 30, 80)];
  const items = [item(30, 60), item(60, 80)];
  expect(resized(held, items, [], minutes(70))).toMatchObject({ giveBack: cells("sadia", 70, 80) });
  expect(resized(held, items, ["bath-1"], minutes(70))).toMatchObject({
    giveBack: [...cells("bath-1", 70, 80), ...cells("sadia", 70, 80)],
  });
});

test("shortening a visit with an add-on frees its unit sooner, even if its service has no room today", () => {
  const held = [...cells("sadia", 30, 80), ...cells("bath-1", 30, 80)];
  expect(resized(held, [item(30, 60), item(60, 80)], [], minutes(70), true)).toMatchObject({
    giveBack: [...cells("bath-1", 70, 80), ...cells("sadia", 70, 80)],
  });
});

test("a master who leaves for processing until the end returns for the extension, and nothing is cut off", () => {
  const held = [...cells("sadia", 60, 70), ...cells("bath-1", 60, 120)];
  expect(resized(held, [item(60, 120)], ["bath-1"], minutes(130))).toMatchObject({
    add: [...cells("bath-1", 120, 130), ...cells("sadia", 120, 130)],
  });
  expect(resized(held, [item(60, 120)], ["bath-1"], minutes(110))).toEqual({
    ok: false,
    earliest: minutes(120),
  });
});
