import { expect, test } from "vitest";
import { inOrder, moved } from "#app/data/in-order.ts";

const ids = ["a", "b", "c", "d"];

test("a row moves to its new place and the others keep their order", () => {
  expect(moved(ids, "c", 0)).toEqual(["c", "a", "b", "d"]);
  expect(moved(ids, "a", 2)).toEqual(["b", "c", "a", "d"]);
  expect(moved(ids, "d", 9)).toEqual(ids);
  expect(moved(ids, "a", -1)).toEqual(ids);
});

test("services that are not named stay at the end", () => {
  const services = ids.map((_id) => ({ _id }));
  expect(inOrder(services, ["c", "a"]).map(({ _id }) => _id)).toEqual(["c", "a", "b", "d"]);
});
