import { defineConfig, devices } from "@playwright/test";
import { stillPageRetries } from "#tests/e2e/support/still-page.ts";
import type { ProviderOption } from "#tests/identity/support/test.ts";
import { browserWorkers, chromiumFlags, chromiumPath } from "#tests/support/browser.ts";

/** Set by `npm test` where Firebase's own emulator is running on this machine. */
const emulator = process.env.FIREBASE_EMULATOR;

export default defineConfig<ProviderOption>({
  testDir: "tests/identity",
  outputDir: "tmp/test-identity",
  globalSetup: "./tests/identity/support/template.ts",
  workers: browserWorkers,
  fullyParallel: true,
  retries: stillPageRetries,
  forbidOnly: process.env.CI === "true",
  // On a busy machine, hashing passwords and opening windows takes a while.
  timeout: 480_000,
  expect: { timeout: 90_000 },
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    locale: "en-US",
    // A trace makes a run a seventh slower. Ask for one with --trace=on when a test has failed.
    screenshot: "only-on-failure",
    launchOptions: { executablePath: chromiumPath(), args: chromiumFlags() },
  },
  projects: [
    { name: "embedded", use: { provider: "embedded" }, testIgnore: "openid.test.ts" },
    { name: "openid", use: { provider: "openid" }, testIgnore: "second-factor.test.ts" },
    ...(emulator
      ? [{ name: "firebase", use: { provider: "firebase" as const }, testMatch: "every-provider.test.ts" }]
      : []),
  ],
});
