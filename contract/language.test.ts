import { expect, test } from "vitest";
import { languageOf, pathIn, withoutLanguage } from "#contract/language.ts";

test("only addresses at or below /bn are Bangla", () => {
  expect(["/bn", "/bn/services", "/bn.data"].map(languageOf)).toEqual(["bn", "bn", "bn"]);
  expect(["/", "/bnx", "/services", "/services/bn"].map(languageOf)).toEqual(["en", "en", "en", "en"]);
});

test("an address has a counterpart in the other language, and back", () => {
  for (const path of ["/", "/services", "/services?service=thermal-bath", "/?a=1", "/#team"]) {
    expect(pathIn("en", path)).toBe(path);
    expect(withoutLanguage(pathIn("bn", path))).toBe(path);
  }
  expect(pathIn("bn", "/")).toBe("/bn");
  expect(pathIn("bn", "/#team")).toBe("/bn#team");
});
