import fc from "fast-check";
import { expect, test } from "vitest";
import { codeFrom, isCodeOpen, mobileCode } from "#domain/mobile-proof.ts";

test("a code has six digits, whatever the random number", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 4, maxLength: 32 }), (random) => {
      expect(codeFrom(random)).toMatch(/^\d{6}$/);
    }),
  );
});

test("a code is valid until it is used, mistyped five times, or five minutes old", () => {
  const sent = { sentAt: 1_000, tries: 1, isUsed: false };
  expect(isCodeOpen(sent, 1_000)).toBe(true);
  expect(isCodeOpen({ ...sent, isUsed: true }, 1_000)).toBe(false);
  expect(isCodeOpen({ ...sent, tries: 5 }, 1_000)).toBe(true);
  expect(isCodeOpen({ ...sent, tries: 6 }, 1_000)).toBe(false);
  expect(isCodeOpen(sent, 1_000 + mobileCode.lastsMs - 1)).toBe(true);
  expect(isCodeOpen(sent, 1_000 + mobileCode.lastsMs)).toBe(false);
});
