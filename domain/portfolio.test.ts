import { expect, test } from "vitest";
import { canBeConsent, consentAfter, isShown } from "#domain/portfolio.ts";

test("a picture of a person is shown with consent alone, any other always", () => {
  expect(isShown({ showsPerson: true, consentedOn: null })).toBe(false);
  expect(isShown({ showsPerson: true, consentedOn: "2026-11-02" })).toBe(true);
  expect(isShown({ showsPerson: false, consentedOn: null })).toBe(true);
});

test("a new picture needs a new consent, and other changes keep the consent that was given", () => {
  const known = { showsPerson: true, consentedOn: "2026-11-02" };
  expect(consentAfter(known, { newPicture: false })).toBe("2026-11-02");
  expect(consentAfter(known, { newPicture: true })).toBeNull();
  expect(consentAfter(known, { newPicture: true, consentedOn: "2026-11-20" })).toBe("2026-11-20");
  expect(consentAfter(known, { newPicture: false, consentedOn: null })).toBeNull();
});

test("nobody has agreed on a day to come", () => {
  expect(canBeConsent("2026-11-24", "2026-11-23")).toBe(false);
  expect(canBeConsent("2026-11-23", "2026-11-23")).toBe(true);
  expect(canBeConsent(null, "2026-11-23")).toBe(true);
});
