import { expect, test } from "vitest";
import { mobileOr, typedMobile } from "#app/lib/typed-mobile.ts";
import { abroadMobileRule, ownMobileRule } from "#contract/rules.ts";

test.each([
  ["+44 7911 123456", "+447911123456"],
  ["0044 (0)20 7946 0958", "+442079460958"],
  ["+১ ৪১৫ ৫৫৫ ২৬৭১", "+14155552671"],
  ["+91 98765-43210", "+919876543210"],
  ["01711 234567", "01711234567"],
])("%s is read as the number %s", async (typed, number) => {
  expect(await typedMobile.parseAsync(typed)).toBe(number);
});

test.each(["+44 7911 12345", "+44 1234", "+1 202 555 012", "+999 123456789", "0091 98765"])(
  "%s is no number of the country that it begins with",
  async (typed) => {
    expect(await problemsOf(typed)).toEqual([abroadMobileRule]);
  },
);

test("a number of the salon's country is checked by the salon's own rule", async () => {
  expect(await problemsOf("+880 1711 23456")).toEqual([ownMobileRule]);
});

test("a number saved earlier is accepted unchanged, but another wrong one is not", async () => {
  expect(await mobileOr("", "0212345678").parseAsync("0212345678")).toBe("0212345678");
  expect(await mobileOr("", "0212345678").parseAsync("")).toBe("");
  expect((await mobileOr("", "0212345678").safeParseAsync("0212345679")).success).toBe(false);
});

async function problemsOf(typed: string): Promise<string[] | undefined> {
  return (await typedMobile.safeParseAsync(typed)).error?.issues.map(({ message }) => message);
}
