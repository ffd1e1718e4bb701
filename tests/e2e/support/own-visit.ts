import { expect, type Locator, type Page } from "@playwright/test";
import { type Person, tokenOf } from "#tests/e2e/support/people.ts";

/**
 * Opens the menu of a coming visit on My bookings and chooses from it.
 * @param within the visit's article, or a page that shows one visit
 */
export async function chooseOfVisit(within: Locator | Page, item: string): Promise<void> {
  await within.getByRole("button", { name: /^More for/ }).click();
  await within.getByRole("menuitem", { name: item }).click();
}

interface OwnVisit {
  _id: string;
  service_name: string;
  startsAt: string | null;
  transactionId: string;
}

/** Reads a person's visit for a service from the server. */
export async function visitOf(page: Page, { email }: Person, serviceName: string): Promise<OwnVisit> {
  const authorization = `Bearer ${await tokenOf(page.context(), email)}`;
  const answer = await page.request.get(`/api/bookings/${email}`, { headers: { authorization } });
  expect(answer.status()).toBe(200);
  const visits: OwnVisit[] = await answer.json();
  const visit = visits.find(({ service_name }) => service_name === serviceName);
  if (!visit) throw new Error(`${email} has booked no ${serviceName}.`);
  return visit;
}
