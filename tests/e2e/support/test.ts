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
  /** When the test begins, for the salon and for every browser, as ISO 8601. */
  begins: string;
  /** How its salon is opened. */
  hosting: Parameters<SalonHost["open"]>[1];
  /** The test's own salon: the demo, as it is filled minutes before the test begins. */
  salon: HostedSalon;
  /** The time of the salon and of every browser. It goes on by itself, and the test can move it. */
  clock: BrowserClock;
  /** What the pages complain about; a test that provokes a complaint says so with `noise.expect(/…/)`. */
  noise: Noise;
  /** Opens a browser of somebody else. */
  openBrowser: () => Promise<BrowserContext>;
  /** A page in a browser of somebody else. */
  otherPage: Page;
}

/** Playwright's test, with a salon of its own, that fails when a page complains. */
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
  // Each test comes from an address of its own, as people do: sign-ups are limited by address.
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
