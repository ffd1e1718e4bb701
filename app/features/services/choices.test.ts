import { expect, test } from "vitest";
import { choiceOf, groupsOf, spanOf, sumOf } from "#app/features/services/choices.ts";
import { cut, facial, massage, services, visit } from "#app/features/services/services.fixture.ts";

test("a service is chosen in its own size, with nothing added, until something else is", () => {
  expect(sumOf(choiceOf(cut, undefined, []))).toEqual({ price: 25, minutes: 45 });
  expect(sumOf(choiceOf(cut, "elsewhere", ["elsewhere"]))).toEqual({ price: 25, minutes: 45 });
});

test("what is chosen costs and takes its size and all that is added, to the cent", () => {
  expect(sumOf(choiceOf(cut, "long", ["waves", "coconut"]))).toEqual({ price: 50.5, minutes: 95 });
});

test("what is added keeps the salon's order, however it was ticked", () => {
  expect(choiceOf(cut, "long", ["waves", "coconut"]).addOns.map(({ _id }) => _id)).toEqual([
    "coconut",
    "waves",
  ]);
});

test("a service tells its least price, and the fewest and most of its minutes", () => {
  expect(spanOf(cut)).toEqual({ price: 25, minutes: [45, 70] });
  expect(spanOf(facial)).toEqual({ price: 42, minutes: [60, 60] });
});

test("services stand by their categories in the categories' order, those without one last", () => {
  expect(groupsOf(services)).toEqual([
    { category: "hair", services: [cut] },
    { category: "skin", services: [facial] },
    { category: "bath", services: [massage] },
    { category: null, services: [visit] },
  ]);
});
