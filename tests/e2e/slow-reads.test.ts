import { anika, signedIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("a part that takes longer than ten seconds says so, and the page can be opened again", async ({
  page,
  context,
}) => {
  await signedIn(context, anika);
  let isHeld = true;
  await page.route("**/api/bookings/**", async (route) => {
    if (!isHeld) await route.continue();
  });
  await page.goto("/dashboard/myBookings", { waitUntil: "commit" });
  await expect(page.locator("main .late").first()).toBeAttached();
  const again = page.getByRole("link", { name: "Open the page again" });
  await expect(again).toBeHidden();
  // Ten seconds, which CSS counts.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(page.getByText("This takes longer than usual.")).toBeVisible();
  isHeld = false;
  await again.click();
  await expect(page.getByRole("button", { name: /^History/ }).first()).toBeVisible();
  await expect(again).toBeHidden();
});
