import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { BrowserContext, Page, TestInfo } from "@playwright/test";

/**
 * On a busy machine, in about one test of three hundred, Chromium's headless shell permanently stops rendering a page.
 * Scripts and network go on, but no frame comes, so nothing can be clicked and no screenshot taken. Only such a test
 * may run a second time.
 */
export const stillPageRetries = 1;

/** @throws when a test is retried although every page was rendered when it failed, so that its first failure stands */
export function refuseSecondTry(info: TestInfo): void {
  if (info.retry > 0 && !existsSync(markOf(info)))
    throw new Error("This test is not tried again: its pages were drawn when it failed.");
}

/** When a test has failed, records whether one of a browser's pages is no longer rendered. */
export async function lookForStillPage(info: TestInfo, context: BrowserContext): Promise<void> {
  if (info.status === info.expectedStatus) return;
  const still = await Promise.all(context.pages().map(isStill));
  if (!still.includes(true)) return;
  mkdirSync(dirname(markOf(info)), { recursive: true });
  writeFileSync(markOf(info), "");
  info.annotations.push({ type: "tried again", description: "The browser stopped drawing a page." });
}

/** A page whose scripts hang doesn't count: that is the fault of the page or the test. */
async function isStill(page: Page): Promise<boolean> {
  if (page.isClosed()) return false;
  const drawn = page.screenshot({ timeout: 20_000 }).then(
    () => true,
    () => false,
  );
  if (await drawn) return false;
  return await page
    .waitForFunction(() => true, undefined, { polling: 100, timeout: 5000 })
    .then(
      () => true,
      () => false,
    );
}

function markOf(info: TestInfo): string {
  return join(info.project.outputDir, "still-pages", info.testId);
}
