import { expect, test } from "vitest";
import { PackageForm } from "#app/features/packages/package-rules.ts";

const typed = { serviceId: "facial", sessions: "5", price: "120.50", months: "12", onSale: true };

test("Bengali digits give the same sessions, price and months", () => {
  const inBangla = { ...typed, sessions: "৫", price: "১২০.৫০", months: "১২" };
  expect(PackageForm.parse(inBangla)).toEqual(PackageForm.parse(typed));
  expect(PackageForm.parse({ ...typed, months: "" }).months).toBeNull();
});
