import { expect, test } from "vitest";
import { whoWants } from "#domain/wanted-by.ts";

test("a visit is cancelled in the caller's name, and staff may name another", () => {
  const desk = { isStaff: true, isCustomer: false };
  const guest = { isStaff: false, isCustomer: true };
  expect(whoWants(guest, undefined)).toBe("customer");
  expect(whoWants(desk, undefined)).toBe("salon");
  expect(whoWants({ isStaff: true, isCustomer: true }, undefined)).toBe("customer");
  expect(whoWants(desk, "customer")).toBe("customer");
  expect(whoWants(desk, "salon")).toBe("salon");
  expect(whoWants(guest, "salon")).toBeNull();
});
