import { expect, test } from "vitest";
import { inBangla, texts, textsIn } from "#app/texts/texts.ts";

test("a group of texts is in Bangla once it has a translation, and in English before", () => {
  const greeting = texts("greeting", { hello: "Hello", visits: (count: number) => `${count} visits` });
  expect(textsIn("bn", greeting).hello).toBe("Hello");
  inBangla<typeof greeting>("greeting", { hello: "নমস্কার", visits: (count) => `${count}টি ভিজিট` });
  expect(textsIn("bn", greeting).hello).toBe("নমস্কার");
  expect(textsIn("en", greeting).hello).toBe("Hello");
});
