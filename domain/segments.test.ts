import fc from "fast-check";
import { SegmentedMessage } from "sms-segments-calculator";
import { expect, test } from "vitest";
import { segmentsOf } from "#domain/segments.ts";

const real = (text: string) => new SegmentedMessage(text).segmentsCount;

test("texts cost what gateways count, at each limit between segments", () => {
  for (const letter of ["a", "€", "ক", "এ", "'", "ñ"]) {
    for (const length of [
      1, 69, 70, 71, 80, 81, 133, 134, 135, 153, 160, 161, 201, 202, 306, 307, 459, 460,
    ]) {
      const text = letter.repeat(length);
      expect([letter, length, segmentsOf(text)]).toEqual([letter, length, real(text)]);
    }
  }
});

test("a text with both languages, symbols and emojis never costs more than was counted", () => {
  const words = ["শিউলি ", "ক্ষৌরকার্য ", "বিউটি, ", "Shiuli ", "4:30 pm. ", "[€] ", "💅 ", "👩‍🦰", "’", "\n"];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 60 }), (some) => {
      const text = some.join("");
      expect(segmentsOf(text)).toBeGreaterThanOrEqual(real(text));
      expect(segmentsOf(text)).toBeLessThanOrEqual(real(text) + 1);
    }),
  );
});
