import { expect, test } from "vitest";
import { servicesWith } from "#domain/availability/services-with.ts";

const mastersOf = (ids: string[], masters?: string[]) =>
  servicesWith(ids, masters).map(({ masterId }) => masterId);

test("one master covers the whole visit, several one service each, and none means anyone", () => {
  expect(mastersOf(["facial", "cut"], ["sadia"])).toEqual(["sadia", "sadia"]);
  expect(mastersOf(["facial", "cut"], ["sadia", "any"])).toEqual(["sadia", "any"]);
  expect(mastersOf(["facial", "cut"])).toEqual(["any", "any"]);
  expect(() => mastersOf(["facial", "cut", "oil"], ["sadia", "any"])).toThrow(RangeError);
});
