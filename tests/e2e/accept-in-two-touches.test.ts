import type { BrowserContext, Locator, Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import {
  beBooked,
  cardInput,
  cards,
  chooseHour,
  holdClock,
  openBooking,
  payAndBeBooked,
  payNow,
} from "#tests/e2e/support/booking-page.ts";
import { counted } from "#tests/e2e/support/counted.ts";
import { admin, anika, signedIn, tokenOf } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { confirmNumber, openText } from "#tests/e2e/support/texts.ts";
import { bath, freeAnHour } from "#tests/e2e/support/waiting-list.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("a free hour is accepted in two touches: the text's link, and Pay with the saved card", async ({
  page,
  context,
  openBrowser,
  baseURL,
}) => {
  const number = await toldByText(page, context);
  await openBooking(page, "Threading");
  await chooseHour(page);
  await page.getByRole("checkbox", { name: "Save this card for my next visit" }).check();
  await cardInput(page).pressSequentially(`${cards.pays}1234123`);
  await payAndBeBooked(page);
  await freeAnHour(page, context, await openBrowser(), baseURL);

  await openText(page, number, /an hour came free/);
  await acceptInTwo(page, payNow(page), async () => {
    await expect(page.getByRole("radio", { name: /Visa ending 4242/ })).toBeChecked();
  });
});

test("without a prepayment the two touches are the text's link and Book", async ({
  page,
  context,
  openBrowser,
  baseURL,
}) => {
  const owner = await openBrowser();
  await signedIn(owner, admin);
  const headers = { authorization: `Bearer ${await tokenOf(owner, admin.email)}` };
  const saved = await owner.request.patch(`${baseURL}/api/salon-settings`, {
    headers,
    data: { deposit: { kind: "at_salon" } },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  const number = await toldByText(page, context);
  await freeAnHour(page, context, await openBrowser(), baseURL);

  await openText(page, number, /an hour came free/);
  const book = page.getByRole("button", { name: "Book now" }).filter({ visible: true });
  await acceptInTwo(page, book, () => expect(page.getByText("Card details")).toHaveCount(0));
});

/** Presses the link and then the button that accepts, and expects the visit to be booked. */
async function acceptInTwo(page: Page, accept: Locator, shown: () => Promise<void>): Promise<void> {
  const hands = counted(page);
  await hands.click(page.getByRole("link", { name: /\/o\// }));
  await expect(page.getByText(/Tue 24 Nov.* is held for you until/)).toBeVisible();
  await expect(holdClock(page)).toBeInViewport();
  await expect(holdClock(page)).toContainText(/(2\d|30):\d\d/);
  await expect(accept).toBeInViewport();
  await expect(accept).toBeEnabled();
  await shown();
  await expectAccessible(page);
  await beBooked(page, () => hands.click(accept));
  expect(hands.count()).toBe(2);
  const mine = page.getByRole("region", { name: "Waiting list" });
  await expect(mine.getByRole("listitem").filter({ hasText: bath })).toContainText("booked");
}

/** Signs the customer in and makes the salon notify them by text. @returns the number with its country code */
async function toldByText(page: Page, context: BrowserContext): Promise<string> {
  await signedIn(context, anika);
  const number = await confirmNumber(page);
  const headers = { authorization: `Bearer ${await tokenOf(context, anika.email)}` };
  const answer = await context.request.patch("/api/me", { headers, data: { toldBy: "sms" } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return number;
}
