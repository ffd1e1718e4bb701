import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Privacy } from "#app/features/legal/Privacy.tsx";
import { Terms } from "#app/features/legal/Terms.tsx";
import { withoutCards } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const told = () => page.getByRole("main").element().textContent;

test("the terms of a salon that takes no cards speak of paying at the salon", async () => {
  await show(<Terms />, { of: withoutCards });
  expect(told()).toContain("You choose a service, a master and an hour, and pay at the salon.");
  expect(told()).not.toContain("by card.");
  expect(told()).not.toContain("to your card");
});

test("a salon that takes no cards says so where others tell what becomes of a card's number", async () => {
  await show(<Privacy />, { of: withoutCards });
  expect(told()).toContain("This site takes no cards.");
  expect(told()).not.toContain("when you pay");
});
