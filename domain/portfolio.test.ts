import { expect, test } from "vitest";
import { canBeConsent, consentAfter, isShown } from "#domain/portfolio.ts";

test("a picture of a person needs consent to be shown, any other does not", () => {
  expect(isShown({ showsPerson: true, consentedOn: null })).toBe(false);
  expect(isShown({ showsPerson: true, consentedOn: "2026-11-02" })).toBe(true);
  expect(isShown({ showsPerson: false, consentedOn: null })).toBe(true);
});

test("a new picture needs a new consent, and other changes keep the old one", () => {
  const known = { showsPerson: true, consentedOn: "2026-11-02" };
  expect(consentAfter(known, { newPicture: false })).toBe("2026-11-02");
  expect(consentAfter(known, { newPicture: true })).toBeNull();
  expect(consentAfter(known, { newPicture: true, consentedOn: "2026-11-20" })).toBe("2026-11-20");
  expect(consentAfter(known, { newPicture: false, consentedOn: null })).toBeNull();
});

test("a consent can't be in the future", () => {
  expect(canBeConsent("2026-11-24", "2026-11-23")).toBe(false);
  expect(canBeConsent("2026-11-23", "2026-11-23")).toBe(true);
  expect(canBeConsent(null, "2026-11-23")).toBe(true);
});
