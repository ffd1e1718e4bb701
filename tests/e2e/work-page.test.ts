import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("a work has a page of its own, which leads on to booking it and to the next work", async ({ page }) => {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/#portfolio");
    await page.locator("#portfolio").getByRole("link", { name: "Garland braid", exact: true }).click();
    await expect(page).toHaveURL(/\/portfolio\/[^/]+$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Garland braid");
    await expect(page).toHaveTitle(/^Garland braid \| /);
    const facts = page.getByRole("main");
    for (const fact of ["Farzana Haque", "Hair Cut & Finish", "$25, 45 min", "2 / 7"])
      await expect(facts.getByText(fact)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Next page" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Palm and wrist");
    await page.getByRole("link", { name: "Book this: Palm and wrist" }).click();
    await expect(page).toHaveURL(/\/login$/);
  }
});

test("the works' chips and links work before any script", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/#portfolio");
  const works = page.locator("#portfolio").getByRole("heading", { level: 3 });
  await expect(works).toHaveCount(7);
  await page.getByText("Before and after", { exact: true }).click();
  await expect(works).toHaveText(["Colour and cut"]);
  await page.getByRole("radio", { name: "Mehendi" }).check({ force: true });
  await expect(works).toHaveText(["Palm and wrist"]);
  await page.getByRole("link", { name: "Palm and wrist", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Palm and wrist");
  await context.close();
});

test("an address of a work that is not shown leads to the page for what is not found", async ({ page }) => {
  const answer = await page.request.get("/portfolio/withdrawn");
  expect(answer.status()).toBe(404);
  expect(await (await page.request.get("/sitemap.xml")).text()).toMatch(
    /<loc>[^<]+\/portfolio\/[^<]+<\/loc>/,
  );
});
