import { defineConfig, devices } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "#tests/support/browser.ts";
import { browserServers, browserWorkers } from "#tests/support/browser-servers.ts";

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  workers: browserWorkers,
  fullyParallel: true,
  forbidOnly: process.env.CI === "true",
  retries: 0,
  timeout: 90_000,
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    locale: "en-US",
    timezoneId: "Asia/Dhaka",
    // Pages change at once: nothing is clicked while it still moves.
    contextOptions: { reducedMotion: "reduce" },
    trace: "retain-on-failure",
    launchOptions: { executablePath: chromiumPath(), args: chromiumFlags() },
  },
  webServer: browserServers().map(({ url, port, dataDir }) => ({
    command: `"${process.execPath}" server/main.ts`,
    url: `${url}/api/ready`,
    env: {
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      LOG_LEVEL: "warn",
      TRUST_PROXY: "127.0.0.1",
    },
    reuseExistingServer: false,
    stdout: "ignore",
    stderr: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  })),
  globalTeardown: "./tests/e2e/support/remove-data.ts",
});
