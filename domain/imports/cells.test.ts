import { expect, test } from "vitest";
import { readMinutes, readPrice } from "#domain/imports/cells.ts";

test.each([
  ["25", 2500],
  ["$25", 2500],
  ["25.5", 2550],
  ["1,250.50", 125_050],
  ["1.250,50", 125_050],
  ["75,000", 7_500_000],
  ["1,25,000", "wrong_price"],
  ["12,500", 1_250_000],
  ["US$ 12.00", 1200],
  ["০", 0],
  ["১,২০০", 120_000],
  ["0.20", "wrong_price"],
  ["", "wrong_price"],
  ["free", "wrong_price"],
  ["-5", "wrong_price"],
  ["5-10", "wrong_price"],
  ["1,2,3", "wrong_price"],
  ["12.345.6", "wrong_price"],
  ["20 to 30", "wrong_price"],
  ["20 30", "wrong_price"],
  ["1 250.50", 125_050],
  ["1'250", 125_000],
  ["¥5000", "other_currency"],
  ["CHF 50", "other_currency"],
  ["$50 CHF", "other_currency"],
  ["USD 50 per visit", 5000],
  ["40 gel", 4000],
  ["৳ 500", "other_currency"],
  ["€12", "other_currency"],
])("the price %j of a salon in dollars is %j", (cell, cents) => {
  expect(readPrice(cell, "usd")).toBe(cents);
});

test.each([
  ["৳ ১,২০০", 120_000],
  ["Tk. 500/-", 50_000],
  ["500 টাকা", 50_000],
  ["BDT 1,250", 125_000],
  ["$5", "other_currency"],
])("the price %j of a salon in taka is %j", (cell, cents) => {
  expect(readPrice(cell, "bdt")).toBe(cents);
});

test.each([
  ["45", 45],
  ["45 min", 45],
  ["৪৫ মিনিট", 45],
  ["1:30", 90],
  ["00:45:00", 45],
  ["1h", 60],
  ["1 hr 15 min", 75],
  ["1.5 hours", 90],
  ["12:00", 720],
  ["12:05", null],
  ["0", null],
  ["42", null],
  ["", null],
  ["long", null],
])("%j are %j minutes", (cell, minutes) => {
  expect(readMinutes(cell)).toBe(minutes);
});

test("a long cell that is no price costs no more than its length", () => {
  const before = performance.now();
  for (const part of ["a", "a.", " ", "/-"]) {
    expect(readPrice(`1${part.repeat(40_000)}1`, "usd")).toBe("wrong_price");
  }
  expect(performance.now() - before).toBeLessThan(1000);
});
