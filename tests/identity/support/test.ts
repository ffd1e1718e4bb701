import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, type Page } from "@playwright/test";
import { freePort } from "#scripts/lib/postgres.mjs";
import { createNoise, type Noise } from "#tests/e2e/support/noise.ts";
import { embedded } from "#tests/identity/support/embedded.ts";
import { firebase } from "#tests/identity/support/firebase.ts";
import { openId } from "#tests/identity/support/openid.ts";
import type { Provider } from "#tests/identity/support/provider.ts";
import { startServer, stopServer } from "#tests/support/server.ts";

export { expect } from "@playwright/test";

export interface ProviderOption {
  provider: "embedded" | "openid" | "firebase";
}

interface Fixtures {
  /** How people sign in with the provider under test. */
  people: Provider;
  noise: Noise;
  /** A page in a browser of somebody else, or on another device. */
  otherPage: Page;
}

const providers = { embedded, openid: openId, firebase };

/** Playwright's test, with a salon of its own a worker that has the provider under test. */
export const test = base.extend<Fixtures, ProviderOption & { site: { url: string; people: Provider } }>({
  provider: ["embedded", { option: true, scope: "worker" }],
  site: [
    async ({ provider }, use) => {
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const people = await providers[provider](url);
      const folder = mkdtempSync(join(tmpdir(), "shiuli-identity-"));
      const server = await startServer({
        NODE_ENV: "production",
        PORT: String(port),
        PUBLIC_URL: url,
        DATA_DIR: folder,
        TRUST_PROXY: "127.0.0.1,::1",
        ...people.settings,
      });
      await use({ url, people });
      await stopServer(server);
      await people.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  baseURL: ({ site }, use) => use(site.url),
  people: ({ site }, use) => use(site.people),
  noise: [
    async ({ context, people }, use) => {
      const noise = createNoise();
      for (const pattern of people.noise) noise.expect(pattern);
      noise.watch(context);
      await people.prepare(context);
      await use(noise);
      noise.refuseUnexpected();
    },
    { auto: true },
  ],
  otherPage: async ({ browser, noise, people }, use) => {
    const context = await browser.newContext();
    noise.watch(context);
    await people.prepare(context);
    await use(await context.newPage());
    await context.close();
  },
});
