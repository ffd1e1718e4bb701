import { expect, test } from "vitest";
import { OfferForm } from "#app/features/catalogue/offer-rules.ts";

const typed = {
  code: "EID20",
  kind: "percent",
  size: "20",
  from: "",
  until: "",
  serviceIds: [],
  firstVisitOnly: false,
  mostUses: "100",
  mostUsesEach: "",
};

test("Bengali digits give the same size and number of uses", () => {
  const inBangla = { ...typed, size: "২০", mostUses: "১০০" };
  expect(OfferForm.parse(inBangla)).toEqual(OfferForm.parse(typed));
});
