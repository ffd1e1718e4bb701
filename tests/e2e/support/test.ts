import { test as base } from "@playwright/test";
import { type Noise, watchNoise } from "#tests/e2e/support/noise.ts";
import { browserServers } from "#tests/support/browser-servers.ts";

export { expect } from "@playwright/test";

interface Fixtures {
  /** What the pages complain about; a test that provokes a complaint says so with `noise.expect(/…/)`. */
  noise: Noise;
}

/** Playwright's test, with a server to itself a worker, that fails when a page complains. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from a destructured argument.
  baseURL: async ({}, use, info) => {
    const server = browserServers()[info.parallelIndex];
    if (!server) throw new Error(`There is no server for worker ${info.parallelIndex}.`);
    await use(server.url);
  },
  noise: [
    async ({ context }, use) => {
      const noise = watchNoise(context);
      await use(noise);
      noise.refuseUnexpected();
    },
    { auto: true },
  ],
});
