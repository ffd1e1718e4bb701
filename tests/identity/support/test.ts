import type { BrowserContext } from "@playwright/test";
import { freePort } from "#scripts/lib/postgres.mjs";
import { createNoise } from "#tests/e2e/support/noise.ts";
import { test as base } from "#tests/e2e/support/test.ts";
import { embedded } from "#tests/identity/support/embedded.ts";
import { firebase } from "#tests/identity/support/firebase.ts";
import { openId } from "#tests/identity/support/openid.ts";
import type { Provider } from "#tests/identity/support/provider.ts";

export { expect } from "@playwright/test";

export interface ProviderOption {
  provider: "embedded" | "openid" | "firebase";
}

interface Fixtures {
  /** How people sign in with the provider under test. */
  people: Provider;
}

interface WorkerFixtures extends ProviderOption {
  /** The address of this worker's salons, one after another, and the provider that was told of it. */
  site: { url: string; people: Provider };
}

const providers = { embedded, openid: openId, firebase };

/** The browser tests' test, with a salon that uses the provider under test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  provider: ["embedded", { option: true, scope: "worker" }],
  site: [
    async ({ provider }, use) => {
      // A passkey belongs to a host name, not to an IP address.
      const url = `http://localhost:${await freePort()}`;
      const people = await providers[provider](url);
      await use({ url, people });
      await people.close();
    },
    { scope: "worker" },
  ],
  people: ({ site }, use) => use(site.people),
  hosting: ({ site: { url, people } }, use) => use({ at: Date.now(), url, settings: people.settings }),
  extraHTTPHeaders: {},
  noise: async ({ people }, use) => {
    const noise = createNoise();
    for (const pattern of people.noise) noise.expect(pattern);
    await use(noise);
    noise.refuseUnexpected();
  },
  context: async ({ context, people }, use) => {
    await people.prepare(context);
    await use(context);
  },
  openBrowser: async ({ openBrowser, people }, use) => {
    await use(async (): Promise<BrowserContext> => {
      const context = await openBrowser();
      await people.prepare(context);
      return context;
    });
  },
});
