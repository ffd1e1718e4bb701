import type { Page } from "@playwright/test";
import {
  arriveToBook,
  beBooked,
  cardInput,
  cards,
  chooseHour,
  expectBookings,
  fillIn,
  payAndBeBooked,
  payNow,
  typeCard,
} from "#tests/e2e/support/booking-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const service = "Threading";

test.beforeEach(async ({ page }) => {
  await arriveToBook(page, service);
});

test("a declined card says so below the card field and books nothing, and another card then pays for the visit", async ({
  page,
  noise,
}) => {
  noise.expect(/402/);
  const intents = intentsConfirmed(page);
  await chooseHour(page);
  await fillIn(page, cards.declined);
  await payNow(page).click();
  const message = page.getByRole("alert").filter({ hasText: "Your card was declined." });
  await expect(message).toContainText("You have not been charged.");
  await expectBelow(page, message);
  const other = await page.context().newPage();
  await expectBookings(other, 0);
  await other.close();

  await typeCard(page, cards.pays);
  await payAndBeBooked(page);
  await expectBookings(page, 1);
  expect(new Set(intents).size).toBe(1);
  expect(intents).toHaveLength(2);
});

test("an incomplete card number is reported below the card field, and nothing is sent", async ({ page }) => {
  const intents = intentsConfirmed(page);
  await chooseHour(page);
  await fillIn(page, "42424242");
  await payNow(page).click();
  const message = page.getByText("Your card number is incomplete.");
  await expect(message).toBeVisible();
  await expectBelow(page, message);
  await expect(cardInput(page)).toBeFocused();
  expect(intents).toEqual([]);
  await typeCard(page, cards.pays);
  await expect(message).toBeHidden();
});

test("Pay Now asks for a name and a mobile number before it takes money", async ({ page }) => {
  const intents = intentsConfirmed(page);
  await chooseHour(page);
  await page.getByLabel("Name", { exact: true }).fill("");
  await typeCard(page, cards.pays);
  await payNow(page).click();
  await expect(page.getByText("Name is required")).toBeVisible();
  await expect(page.getByText("Enter a mobile number")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  expect(intents).toEqual([]);
});

test("a bank's challenge is answered, and the visit is booked", async ({ page }) => {
  await chooseHour(page);
  await fillIn(page, cards.asksFirst);
  await payNow(page).click();
  const bank = page.getByRole("dialog", { name: "3-D Secure check" });
  await expect(bank).toContainText("$6.00");
  const [box, seen] = [await bank.boundingBox(), page.viewportSize()];
  expect((box?.x ?? 0) * 2 + (box?.width ?? 0)).toBe(seen?.width);
  await beBooked(page, () => bank.getByRole("button", { name: "Complete" }).click());
  await expectBookings(page, 1);
});

test("a bank's refusal says so and books nothing, and trying again works", async ({ page }) => {
  await chooseHour(page);
  await fillIn(page, cards.asksFirst);
  await payNow(page).click();
  const bank = page.getByRole("dialog", { name: "3-D Secure check" });
  await bank.getByRole("button", { name: "Fail" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "You have not been charged." })).toBeVisible();
  const other = await page.context().newPage();
  await expectBookings(other, 0);
  await other.close();
  await payNow(page).click();
  await beBooked(page, () => bank.getByRole("button", { name: "Complete" }).click());
});

/** The intents that the page asks the card provider to confirm, one entry per attempt. */
function intentsConfirmed(page: Page): string[] {
  const intents: string[] = [];
  page.on("request", (request) => {
    const intent = /payment_intents\/(\w+)\/confirm/.exec(request.url())?.[1];
    if (intent) intents.push(intent);
  });
  return intents;
}

/** Expects a message to be below the card field, and in view. */
async function expectBelow(page: Page, message: ReturnType<Page["getByText"]>): Promise<void> {
  await expect(message).toBeInViewport();
  const [field, said] = await Promise.all([
    page.getByRole("group", { name: "Card details" }).boundingBox(),
    message.boundingBox(),
  ]);
  expect(said?.y ?? 0).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0));
}
