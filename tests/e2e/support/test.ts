import { randomInt } from "node:crypto";
import { rmSync } from "node:fs";
import { type BrowserContext, test as base, type Page } from "@playwright/test";
import { openAlive } from "#tests/e2e/support/alive.ts";
import { createNoise, type Noise } from "#tests/e2e/support/noise.ts";
import { keepNotices } from "#tests/e2e/support/notice.ts";
import { type HostedSalon, opening, type SalonHost, startHost } from "#tests/e2e/support/salon-host.ts";
import { drawLate, isSlow } from "#tests/e2e/support/slow.ts";
import { lookForStillPage, refuseSecondTry } from "#tests/e2e/support/still-page.ts";
import { copyTemplate } from "#tests/e2e/support/template.ts";
import { type BrowserClock, createBrowserClock } from "#tests/e2e/support/test-clock.ts";

export { expect } from "@playwright/test";

interface Fixtures {
  /** When the test begins, for the salon and every browser, as ISO 8601. */
  begins: string;
  /** Options for opening its salon. */
  hosting: Parameters<SalonHost["open"]>[1];
  /** The test's own salon: the demo, filled minutes before the test begins. */
  salon: HostedSalon;
  /** The clock of the salon and every browser. It runs on by itself, and the test can move it. */
  clock: BrowserClock;
  /** Errors that the pages report. A test that provokes one declares it with `noise.expect(/…/)`. */
  noise: Noise;
  /** Opens a browser for another person. */
  openBrowser: () => Promise<BrowserContext>;
  /** A page in another person's browser. */
  otherPage: Page;
}

/** Playwright's test with its own salon. It fails when a page reports an error. */
export const test = base.extend<Fixtures, { host: SalonHost }>({
  begins: [new Date(opening).toISOString(), { option: true }],
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from a destructured argument.
    async ({}, use) => {
      const host = startHost();
      await use(host);
      await host.stop();
    },
    { scope: "worker" },
  ],
  hosting: ({ begins }, use) => use({ at: Date.parse(begins) }),
  salon: async ({ host, hosting }, use, info) => {
    refuseSecondTry(info);
    const folder = copyTemplate();
    const salon = await host.open(folder, hosting);
    await use(salon);
    await salon.close();
    rmSync(folder, { recursive: true, force: true });
    if (info.status !== info.expectedStatus)
      await info.attach("server", { body: salon.lines.join("\n"), contentType: "text/plain" });
  },
  clock: ({ salon }, use) => use(createBrowserClock(salon)),
  baseURL: ({ salon }, use) => use(salon.url),
  // Each test has its own IP address, as people do, because sign-ups are limited per address.
  extraHTTPHeaders: ({ salon: _ }, use) => use({ "x-forwarded-for": someAddress() }),
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  noise: async ({}, use) => {
    const noise = createNoise();
    await use(noise);
    noise.refuseUnexpected();
  },
  context: async ({ context, clock, noise }, use, info) => {
    await prepare(context, clock, noise);
    await use(context);
    await lookForStillPage(info, context);
  },
  openBrowser: async ({ browser, clock, noise }, use, info) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      await prepare(context, clock, noise);
      return context;
    });
    for (const context of contexts) {
      await lookForStillPage(info, context);
      await context.close();
    }
  },
  otherPage: async ({ openBrowser }, use) => use(await (await openBrowser()).newPage()),
});

async function prepare(context: BrowserContext, clock: BrowserClock, noise: Noise): Promise<void> {
  noise.watch(context);
  openAlive(context);
  if (isSlow) await drawLate(context);
  await keepNotices(context);
  await clock.rule(context);
}

function someAddress(): string {
  return ["10", ...Array.from({ length: 3 }, () => randomInt(1, 255))].join(".");
}
