import { type BrowserContext, expect, type Page } from "@playwright/test";

/** Makes every page of a context wait after opening or reloading, until it responds to input. */
export function openAlive(context: BrowserContext): void {
  context.on("page", (page) => {
    const { goto, reload, goBack } = page;
    page.goto = (...address) => thenAlive(page, goto.apply(page, address));
    page.reload = (...options) => thenAlive(page, reload.apply(page, options));
    page.goBack = (...options) => thenAlive(page, goBack.apply(page, options));
  });
}

async function thenAlive<Answer>(page: Page, opening: Promise<Answer>): Promise<Answer> {
  const answer = await opening;
  await alive(page);
  return answer;
}

/** Waits for the mark that our pages set. A mail, a file or a page without scripts has none. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !("__reactRouterContext" in window) || document.documentElement.hasAttribute("data-alive"),
  );
}

/** Waits until a page shows everything that it loads by itself, and no part of it is loading. */
export async function atRest(page: Page): Promise<void> {
  await alive(page);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
  await expect(page.locator(".late, [aria-busy=true]")).toHaveCount(0);
}
