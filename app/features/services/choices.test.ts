import { expect, test } from "vitest";
import { choiceOf, groupsOf, spanOf, sumOf } from "#app/features/services/choices.ts";
import { cut, facial, massage, services, visit } from "#app/features/services/services.fixture.ts";

test("by default a service has its own size and no add-ons", () => {
  expect(sumOf(choiceOf(cut, undefined, []))).toEqual({ price: 25, minutes: 45 });
  expect(sumOf(choiceOf(cut, "elsewhere", ["elsewhere"]))).toEqual({ price: 25, minutes: 45 });
});

test("price and time cover the size and all add-ons, to the cent", () => {
  expect(sumOf(choiceOf(cut, "long", ["waves", "coconut"]))).toEqual({ price: 50.5, minutes: 95 });
});

test("add-ons keep the salon's order, however they were ticked", () => {
  expect(choiceOf(cut, "long", ["waves", "coconut"]).addOns.map(({ _id }) => _id)).toEqual([
    "coconut",
    "waves",
  ]);
});

test("a service shows its lowest price, and its shortest and longest time", () => {
  expect(spanOf(cut)).toEqual({ price: 25, minutes: [45, 70] });
  expect(spanOf(facial)).toEqual({ price: 42, minutes: [60, 60] });
});

test("services follow their categories' order, those without one last", () => {
  expect(groupsOf(services)).toEqual([
    { category: "hair", services: [cut] },
    { category: "skin", services: [facial] },
    { category: "bath", services: [massage] },
    { category: null, services: [visit] },
  ]);
});
