import { expect, test } from "#tests/e2e/support/test.ts";

test("a page that is left before it is drawn complains of nothing, and a fault of the page still does", async ({
  page,
  noise,
}) => {
  noise.expect(/a fault/);
  await page.goto("/services");
  await expect(page.locator("html[data-alive]")).toBeAttached();
  const fault = page.waitForEvent("pageerror", (error) => error.message === "a fault");
  await page.evaluate(() => {
    const transition = document.startViewTransition(() => {});
    void transition.ready.finally(() => setTimeout(() => Promise.reject(new Error("a fault"))));
    transition.skipTransition();
  });
  await fault;
});
