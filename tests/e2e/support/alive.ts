import { type BrowserContext, expect, type Page } from "@playwright/test";

/** Lets every page of a context wait, whenever it is opened or reloaded, until what it shows answers. */
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

/** Waits for the mark of a page of ours; a mail, a file or a page without scripts has none to wait for. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !("__reactRouterContext" in window) || document.documentElement.hasAttribute("data-alive"),
  );
}

/** Waits until a page shows everything that it loads by itself: no part of it is being prepared any more. */
export async function atRest(page: Page): Promise<void> {
  await alive(page);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
  await expect(page.locator(".late, [aria-busy=true]")).toHaveCount(0);
}
