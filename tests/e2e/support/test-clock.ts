import type { BrowserContext, Page } from "@playwright/test";
import type { HostedSalon } from "#tests/e2e/support/salon-host.ts";
import { shiftClock } from "#tests/support/shift-clock.ts";

/** The clock of a salon and of the browsers that use it. It runs on by itself, and timers work as usual. */
export interface BrowserClock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Moves the clock ahead in the salon and on every open page. */
  advance(ms: number): Promise<void>;
  /** Gives the test control of a page's timers, too, before the page is opened: `page.clock` moves them. */
  giveTimers(page: Page): Promise<void>;
  /** Sets a browser to this clock, too. */
  rule(context: BrowserContext): Promise<void>;
}

export function createBrowserClock(salon: HostedSalon): BrowserClock {
  let offset = salon.offset;
  const contexts: BrowserContext[] = [];
  return {
    now: () => Date.now() + offset,
    async advance(ms) {
      offset += ms;
      await salon.shift(offset);
      for (const context of contexts) {
        await context.addInitScript(shiftClock, offset);
        for (const page of context.pages()) await page.evaluate(shiftClock, offset);
      }
    },
    async giveTimers(page) {
      await page.addInitScript(shiftClock, 0);
      await page.clock.install({ time: Date.now() + offset });
    },
    async rule(context) {
      contexts.push(context);
      await context.addInitScript(shiftClock, offset);
    },
  };
}
