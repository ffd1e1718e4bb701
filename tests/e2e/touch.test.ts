import type { Locator } from "@playwright/test";
import { admin, signedIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("a finger hits the dots below the testimonials and the numbers of pages", async ({ page, context }) => {
  await page.goto("/");
  await expectRoom(page.getByRole("group", { name: "Choose a testimonial" }).getByRole("button"));
  await signedIn(context, admin);
  await page.goto("/dashboard/manageBookings");
  await expectRoom(page.getByRole("navigation", { name: "Pages" }).getByRole("link"));
});

async function expectRoom(targets: Locator): Promise<void> {
  await expect(targets.first()).toBeVisible();
  for (const target of await targets.all()) {
    const box = await target.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
}

test("a phone makes no link of a number on a page, since the page is alive only if it stays as it was sent", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.locator('meta[name="format-detection"]')).toHaveAttribute("content", "telephone=no");
});
