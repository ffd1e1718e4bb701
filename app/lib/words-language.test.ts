import { expect, onTestFinished, test } from "vitest";
import { otherLanguageOf } from "#app/lib/words-language.ts";
import { learnLanguageFrom } from "#app/texts/language.ts";

test("what is written in the page's language, or in no letters, is not marked", () => {
  expect(otherLanguageOf("She was right.")).toBeUndefined();
  expect(otherLanguageOf("5/5 !")).toBeUndefined();
});

test("what is written in the other language is marked as that", () => {
  expect(otherLanguageOf("খুব ভালো, thank you")).toBe("bn");
  learnLanguageFrom(() => "bn");
  onTestFinished(() => learnLanguageFrom(() => "en"));
  expect(otherLanguageOf("She was right.")).toBe("en");
  expect(otherLanguageOf("খুব ভালো")).toBeUndefined();
});
