import { expect, test } from "vitest";
import { numberKey, numberParts } from "#domain/guests/number.ts";

test.each([
  "01711204118",
  "+8801711204118",
  "8801711204118",
  "008801711204118",
  "+880 1711-204 118",
  "+880 (0)1711 204118",
  "০১৭১১২০৪১১৮",
  "+৮৮০ ১৭১১ ২০৪ ১১৮",
])("%s is one number, as it is dialled in Bangladesh", (typed) => {
  expect(numberKey(typed)).toBe("01711204118");
});

test("a foreign number keeps its digits, with or without a plus", () => {
  expect(numberKey("+44 20 7946 0018")).toBe("442079460018");
  expect(numberKey("0044 20 7946 0018")).toBe("442079460018");
  expect(numberKey("880123")).toBe("880123");
  expect(numberKey("")).toBe("");
});

test("part of a number is searched as typed, and as stored if it begins with the country code", () => {
  expect(numberParts("0171")).toEqual(["0171"]);
  expect(numberParts("204-118")).toEqual(["204118"]);
  expect(numberParts("+88017")).toEqual(["017", "88017"]);
  expect(numberParts("880171")).toEqual(["0171", "880171"]);
  expect(numberParts("880233")).toEqual(["880233"]);
  expect(numberParts("৮৮০১৭১১")).toEqual(["01711", "8801711"]);
  expect(numberParts("+")).toEqual([]);
});
