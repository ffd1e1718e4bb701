import { expect, type Page } from "@playwright/test";
import { atRest } from "#tests/e2e/support/alive.ts";

interface Screen {
  width: number;
  height: number;
}

/** Opens a place on a screen of a size, and waits until it shows all that it loads. */
export async function openAt(page: Page, place: string, screen: Screen): Promise<void> {
  await page.setViewportSize(screen);
  await page.goto(place);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await atRest(page);
}

/** Where a place is in Bangla. */
export function inBangla(place: string): string {
  return place === "/" ? "/bn" : `/bn${place}`;
}

/** Expects that the page as a whole needs no scrolling sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const wider = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(wider, `${page.url()} is wider than the screen`).toBe(0);
}
