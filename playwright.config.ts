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
  // A long timeout costs nothing when tests pass, and a busy machine needs it.
  timeout: 480_000,
  expect: { timeout: 90_000 },
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    locale: "en-US",
    timezoneId: "Asia/Dhaka",
    // Only one test is about the service worker. Allowing it in all the others would cost time.
    serviceWorkers: "block",
    // Pages change at once, so nothing is clicked while it moves.
    contextOptions: { reducedMotion: "reduce" },
    // A trace makes a run a seventh slower. Ask for one with --trace=on when a test has failed.
    screenshot: "only-on-failure",
    launchOptions: { executablePath: chromiumPath(), args: chromiumFlags() },
  },
  globalSetup: "./tests/e2e/support/template.ts",
});
