import { expect, test } from "vitest";
import { languageOf } from "#app/texts/language.ts";
import { inBangla, textsIn } from "#app/texts/texts.ts";

test("a group is answered in Bangla once it has a translation, and in English before", () => {
  const greeting = { hello: "Hello", visits: (count: number) => `${count} visits` };
  expect(textsIn("bn", greeting).hello).toBe("Hello");
  inBangla(greeting, { hello: "নমস্কার", visits: (count) => `${count}টি ভিজিট` });
  expect(textsIn("bn", greeting).hello).toBe("নমস্কার");
  expect(textsIn("en", greeting).hello).toBe("Hello");
});

test("only addresses at or below /bn are Bangla", () => {
  expect(["/", "/bn", "/bn/services", "/bnx", "/services"].map(languageOf)).toEqual([
    "en",
    "bn",
    "bn",
    "en",
    "en",
  ]);
});
