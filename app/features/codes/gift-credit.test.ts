import { expect, test } from "vitest";
import { giftIn, offersIn, withGift } from "#app/features/codes/gift-credit.ts";

test("a gift card's code and an offer's code are told apart", () => {
  const codes = ["ASHWIN10", "0abc-def0-1234-5678"];
  expect(giftIn(codes)).toBe("0abc-def0-1234-5678");
  expect(offersIn(codes)).toEqual(["ASHWIN10"]);
  expect(giftIn(["ASHWIN10"])).toBeUndefined();
});

test("a gift card first pays what would be charged now, and the parts add up to the price", () => {
  expect(withGift({ total: 42, asked: 42 }, undefined)).toEqual({ credit: 0, now: 42, there: 0 });
  expect(withGift({ total: 42, asked: 15 }, 35)).toEqual({ credit: 35, now: 0, there: 7 });
  expect(withGift({ total: 42, asked: 42 }, 10)).toEqual({ credit: 10, now: 32, there: 0 });
  expect(withGift({ total: 42, asked: 42 }, 100)).toEqual({ credit: 42, now: 0, there: 0 });
});
