import { expect, test } from "vitest";
import { parted } from "#app/features/bookings/matches.ts";

const marked = (text: string, search: string) =>
  parted(text, search)
    .map(({ part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join("");

test("each searched word is marked wherever it appears, in any case", () => {
  expect(marked("Nadia Islam", "nad ISLAM")).toBe("[Nad]ia [Islam]");
  expect(marked("01711 204 118", "0171")).toBe("[0171]1 204 118");
  expect(marked("banana", "ana an")).toBe("b[anan]a");
});

test("words that were not searched or not found are not marked", () => {
  expect(marked("Nadia", " ")).toBe("Nadia");
  expect(marked("Nadia", "mim")).toBe("Nadia");
  expect(marked("", "mim")).toBe("");
});

test("a letter whose length changes with its case does not break the text", () => {
  expect(marked("İpek", "i")).toBe("İpek");
});
