import { expect, test } from "vitest";
import { languageOfPage } from "#server/identity/page-language.ts";

test("a page below /bn is Bangla, and every other page or none is English", () => {
  const pages = ["https://salon.example/bn", "https://salon.example/bn/singup?a=1"];
  expect(pages.map(languageOfPage)).toEqual(["bn", "bn"]);
  const others = ["https://salon.example/bnx", "https://salon.example/", "no address", "", null, undefined];
  expect(others.map(languageOfPage)).toEqual(others.map(() => "en"));
});
