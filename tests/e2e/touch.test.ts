import type { Locator, Page } from "@playwright/test";
import { admin, signedIn, signedUp } from "#tests/e2e/support/people.ts";
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

for (const path of ["/dashboard/myBookings", "/bn/dashboard/myBookings"]) {
  test(`nothing on ${path} moves from under a finger when the button to confirm an address has loaded`, async ({
    page,
    context,
  }) => {
    await signedUp(context);
    const letIn = await holdScript(page, /\.linkOnItsWay\(/);
    await page.goto(path);
    const below = page.getByRole("main").getByRole("heading", { level: 2 }).first();
    await expect(below).toBeVisible();
    const before = await below.boundingBox();
    letIn();
    await expect(page.getByRole("button", { name: /Send the link again|আবার পাঠান/ })).toBeVisible();
    expect(await below.boundingBox()).toEqual(before);
  });
}

/** Holds back the script that has such words in it. @returns a function that lets it in */
async function holdScript(page: Page, words: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    if (words.test(await response.text())) await held.promise;
    await route.fulfill({ response });
  });
  return held.resolve;
}
