import { expect, test } from "vitest";
import { bookedIn, partsOf, withOne, withoutOne } from "#app/features/checkout/choice/visit-parts.ts";
import type { AddOn, Service, Variant } from "#contract/services.ts";

const bookable = (id: string): AddOn => ({
  _id: id,
  service_name: id,
  price: 6,
  memberPrice: 6,
  minutes: 10,
  masterIds: [],
});
const variant = (id: string): Variant => ({ ...bookable(id), variantName: id });
const service = (id: string, variants: string[] = [], addOns: string[] = []): Service => ({
  ...bookable(id),
  details: "",
  img: "",
  icon: "",
  tagline: "",
  position: 0,
  category: null,
  variantOf: null,
  variantName: variants.length > 0 ? "short" : null,
  variants: variants.map(variant),
  addOns: addOns.map(bookable),
});
const services = [
  service("cut", ["medium-cut", "long-cut"], ["oil", "waves"]),
  service("colour", ["long-colour"], ["oil"]),
  service("threading"),
];
const idsOf = (ids: string[]) => bookedIn(partsOf(ids, services)).map(({ _id }) => _id);

test("a visit keeps its order, and an add-on directly follows its service", () => {
  expect(idsOf(["threading", "long-cut", "oil"])).toEqual(["threading", "long-cut", "oil"]);
  expect(idsOf(["long-cut", "threading", "oil"])).toEqual(["long-cut", "oil", "threading"]);
  expect(idsOf(["oil", "cut"])).toEqual(["cut", "oil"]);
});

test("of a service's sizes the last one named counts, in the first one's place", () => {
  expect(idsOf(["cut", "threading", "long-cut"])).toEqual(["long-cut", "threading"]);
});

test("an add-on of two services follows the one before it, and appears once", () => {
  expect(partsOf(["cut", "colour", "oil"], services)[1]?.addOns).toHaveLength(1);
  expect(partsOf(["cut", "oil", "colour"], services)[0]?.addOns).toHaveLength(1);
  expect(idsOf(["cut", "oil", "colour", "oil"])).toEqual(["cut", "oil", "colour"]);
});

test("an add-on without its service and an unknown id are left out", () => {
  expect(idsOf(["threading", "oil", "nobody"])).toEqual(["threading"]);
});

test("a new size replaces the old one and keeps the add-ons", () => {
  expect(withOne("long-cut", ["cut", "oil", "threading"], services)).toEqual([
    "long-cut",
    "oil",
    "threading",
  ]);
  expect(withOne("waves", ["cut", "oil", "threading"], services)).toEqual([
    "cut",
    "oil",
    "waves",
    "threading",
  ]);
});

test("removing a service removes its add-ons, and an add-on can be removed alone", () => {
  expect(withoutOne("cut", ["cut", "oil", "colour", "threading"], services)).toEqual(["colour", "threading"]);
  expect(withoutOne("oil", ["cut", "oil", "waves"], services)).toEqual(["cut", "waves"]);
});
