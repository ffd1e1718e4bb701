import { randomInt } from "node:crypto";
import { test as base, type Page } from "@playwright/test";
import { createNoise, type Noise } from "#tests/e2e/support/noise.ts";
import { type BrowserServer, browserServers } from "#tests/support/browser-servers.ts";

export { expect } from "@playwright/test";

interface Fixtures {
  /** The server that the test's pages come from. */
  salon: BrowserServer;
  /** What the pages complain about; a test that provokes a complaint says so with `noise.expect(/…/)`. */
  noise: Noise;
  /** A page in a browser of somebody else. */
  otherPage: Page;
}

/** Playwright's test, with a server to itself a worker, that fails when a page complains. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from a destructured argument.
  salon: async ({}, use, info) => {
    const server = browserServers()[info.parallelIndex];
    if (!server) throw new Error(`There is no server for worker ${info.parallelIndex}.`);
    await use(server);
  },
  baseURL: ({ salon }, use) => use(salon.url),
  // Each test comes from an address of its own, as people do: sign-ups are limited by address.
  extraHTTPHeaders: ({ salon: _ }, use) => use({ "x-forwarded-for": someAddress() }),
  noise: [
    async ({ context }, use) => {
      const noise = createNoise();
      noise.watch(context);
      await use(noise);
      noise.refuseUnexpected();
    },
    { auto: true },
  ],
  otherPage: async ({ browser, noise }, use) => {
    const context = await browser.newContext();
    noise.watch(context);
    await use(await context.newPage());
    await context.close();
  },
});

function someAddress(): string {
  return ["10", ...Array.from({ length: 3 }, () => randomInt(1, 255))].join(".");
}
