import type { Locator, Page } from "@playwright/test";

/**
 * Opens the menu of a coming visit on My bookings and chooses from it.
 * @param within the visit's article, or a page that shows one visit
 */
export async function chooseOfVisit(within: Locator | Page, item: string): Promise<void> {
  await within.getByRole("button", { name: /^More for/ }).click();
  await within.getByRole("menuitem", { name: item }).click();
}
