import { chooseHour, freeHours, openBooking, payNow } from "#tests/e2e/support/booking-page.ts";
import { signedUp } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { minutes } from "#tests/support/clock.ts";

test("an hour that was held too long is refused at each press, says why, and is held again ten minutes later", async ({
  page,
  context,
  clock,
  noise,
}) => {
  noise.expect(/429/);
  await signedUp(context);
  await openBooking(page, "Threading");
  const { time } = await chooseHour(page, 5);
  const held = page.getByText(/We hold this hour for you/);
  await expect(held).toBeVisible();
  await clock.advance(minutes(8.1));
  // Moving the clock now would overtake the call that extends the hold.
  const longer = page.waitForResponse((response) => response.url().endsWith("/extension"));
  await page.getByRole("button", { name: "I need more time" }).filter({ visible: true }).click();
  expect((await longer).status()).toBe(200);
  await expect(page.getByRole("button", { name: "I need more time" })).toHaveCount(0);
  await clock.advance(minutes(12.5));
  const hour = freeHours(page).filter({ hasText: time });
  const refused = page.getByRole("alert").filter({ hasText: "others may take it for ten minutes" });

  await page.getByRole("button", { name: "Hold it again" }).click();
  await expect(refused).toBeVisible();
  await clock.advance(minutes(4));
  const answered = page.waitForResponse((response) => response.url().endsWith("/create-payment-intent"));
  await hour.click();
  expect((await answered).status()).toBe(429);
  await expect(refused).toBeInViewport();
  await expect(hour).toHaveAttribute("aria-pressed", "false");

  // The ten minutes begin when the server has freed the hour, which moving the clock may overtake.
  await expect(async () => {
    await clock.advance(minutes(10.5));
    await hour.click();
    await expect(held).toBeVisible({ timeout: 20_000 });
  }).toPass();
  await expect(hour).toHaveAttribute("aria-pressed", "true");
  await expect(payNow(page)).toBeEnabled();
});
