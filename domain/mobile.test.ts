import { expect, test } from "vitest";
import { internationalMobile, isMobile, meantMobile } from "#domain/mobile.ts";

test.each([
  ["01711-234 567", "01711234567"],
  ["০১৭১১ ২৩৪৫৬৭", "01711234567"],
  ["+৮৮০ ১৭১১ ২৩৪৫৬৭", "+8801711234567"],
  ["8801711234567", "+8801711234567"],
  ["008801711234567", "+8801711234567"],
  ["+88001711234567", "+8801711234567"],
  ["1711 234567", "01711234567"],
  ["0044 20 7946 0958", "+442079460958"],
  ["+৪৪ (০)২০ ৭৯৪৬ ০৯৫৮", "+442079460958"],
])("%s is read as the mobile number %s", (typed, number) => {
  expect(meantMobile(typed)).toBe(number);
  expect(isMobile(number)).toBe(true);
});

test.each([
  "0171123456",
  "017112345678",
  "01211234567",
  "0212345678",
  "+880171123456",
  "+8802123456789",
  "017",
  "x",
])("%s is no mobile number", (number) => {
  expect(isMobile(number)).toBe(false);
});

test("a number of plain digits without a known country is accepted, as specified", () => {
  expect(isMobile("1234567890")).toBe(true);
});

test.each([
  ["01711 234567", "+8801711234567"],
  ["০১৭১১২৩৪৫৬৭", "+8801711234567"],
  ["1711234567", "+8801711234567"],
  ["8801711234567", "+8801711234567"],
  ["+44 7700 900123", "+447700900123"],
  ["0044 7700 900123", "+447700900123"],
  ["02 9661234", null],
  ["447700900123", null],
  ["", null],
])("'%s' with its country code is %s", (typed, number) => {
  expect(internationalMobile(typed)).toBe(number);
});
