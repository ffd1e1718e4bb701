import { defineConfig, devices } from "@playwright/test";
import { stillPageRetries } from "#tests/e2e/support/still-page.ts";
import { browserWorkers, chromiumFlags, chromiumPath } from "#tests/support/browser.ts";

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  workers: browserWorkers,
  fullyParallel: true,
  forbidOnly: process.env.CI === "true",
  retries: stillPageRetries,
  // Patience costs nothing where all is well, and a busy machine needs it.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    locale: "en-US",
    timezoneId: "Asia/Dhaka",
    // One test is about the page that a browser keeps; to keep it in every other one would cost time.
    serviceWorkers: "block",
    // Pages change at once: nothing is clicked while it still moves.
    contextOptions: { reducedMotion: "reduce" },
    // A trace costs a seventh of the time: ask for one with --trace=on when a test has failed.
    screenshot: "only-on-failure",
    launchOptions: { executablePath: chromiumPath(), args: chromiumFlags() },
  },
  globalSetup: "./tests/e2e/support/template.ts",
});
