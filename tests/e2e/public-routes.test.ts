import type { Page } from "@playwright/test";
import { anika, logIn } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("a public page knows the files that visitors' pages share, and the dashboard's after signing in", async ({
  page,
}) => {
  await page.goto("/");
  expect(await sharedFiles(page, "routes/public/login")).toBeGreaterThan(0);
  expect(await sharedFiles(page, "routes/account/my-bookings")).toBe(0);
  await page.goto("/login");
  await logIn(page, anika);
  await expect.poll(() => sharedFiles(page, "routes/account/my-bookings")).toBeGreaterThan(0);
});

/** How many files the page would prefetch along with a route's own. */
async function sharedFiles(page: Page, route: string): Promise<number> {
  return await page.evaluate((id) => {
    const browser = window as { __reactRouterManifest?: { routes: Record<string, { imports?: string[] }> } };
    return browser.__reactRouterManifest?.routes[id]?.imports?.length ?? 0;
  }, route);
}
