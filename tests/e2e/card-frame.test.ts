import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import {
  arriveToBook,
  cardInput,
  cards,
  chooseHour,
  fillIn,
  payAndBeBooked,
} from "#tests/e2e/support/booking-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

const frameTitle = "Secure card payment input frame";

test("the card is typed on another origin, which the page's policy allows only for the card", async ({
  page,
  baseURL,
}) => {
  await arriveToBook(page, "Threading");
  await chooseHour(page);
  const answered = await page.request.get(page.url());
  const policy = answered.headers()["content-security-policy"] ?? "";
  const source = (await page.getByTitle(frameTitle).getAttribute("src")) ?? "";
  const { origin } = new URL(source);
  expect(origin).not.toBe(baseURL);
  expect(policy).toContain(`frame-src 'self' ${origin};`);
  expect(policy.split(origin)).toHaveLength(2);
  const framed = await page.request.get(source);
  expect(framed.headers()["content-security-policy"]).toContain(`frame-ancestors ${baseURL}`);
  await expect(page.getByLabel("Card number")).toHaveCount(0);
  const others = await page.request.get(`${origin}/card?parent=javascript:1`);
  expect(others.status()).toBe(400);
});

test("Tab moves into the frame, through its fields and out again, and each has its name", async ({
  page,
}) => {
  await arriveToBook(page, "Threading");
  await chooseHour(page);
  const number = cardInput(page);
  await expect(number).toBeVisible();
  await expect(number).toHaveAttribute("autocomplete", "cc-number");
  await page.getByRole("radio", { name: "Pay with Credit Card" }).focus();
  await page.keyboard.press("Tab");
  await expect(number).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(cardInput(page, "Expiry date")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(cardInput(page, "CVC")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Save this card for my next visit")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(cardInput(page, "CVC")).toBeFocused();
  await page.keyboard.type("12");
  await page.keyboard.press("Tab");
  await expect(page.getByText("Your card's security code is incomplete.")).toBeVisible();
  await expectAccessible(page);
});

test("a message from outside the frame changes nothing", async ({ page }) => {
  await arriveToBook(page, "Threading");
  await chooseHour(page);
  await fillIn(page, cards.pays);
  await page.evaluate(() => {
    const error = {
      type: "validation_error",
      code: "invalid_number",
      message: "Your card number is invalid.",
    };
    window.postMessage({ is: "event", type: "change", event: { error } }, window.location.origin);
    window.postMessage({ is: "high", pixels: 900 }, window.location.origin);
  });
  await expect(page.getByText("Your card number is invalid.")).toBeHidden();
  expect((await page.getByTitle(frameTitle).boundingBox())?.height).toBeLessThan(60);
  await payAndBeBooked(page);
});

test("an unreachable frame is reported with its address, and loaded again", async ({
  page,
  clock,
  noise,
}) => {
  noise.expect(/ERR_|Failed to load/);
  await page.route(/\/card\?parent=/, (route) => route.abort());
  await clock.giveTimers(page);
  await arriveToBook(page, "Threading");
  await chooseHour(page);
  await expect(page.getByTitle(frameTitle)).toBeAttached();
  await page.clock.fastForward(11_000);
  const missing = page.getByRole("alert").filter({ hasText: "The card field did not load." });
  await expect(missing).toContainText(/stands on a port of its own, http:\/\/127\.0\.0\.1:\d+/);
  await expectAccessible(page);
  await page.unroute(/\/card\?parent=/);
  await missing.getByRole("button", { name: "Try again" }).click();
  await fillIn(page, cards.pays);
  await expect(missing).toBeHidden();
  await payAndBeBooked(page);
});
