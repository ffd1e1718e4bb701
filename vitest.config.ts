import tailwindcss from "@tailwindcss/vite";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { findChromium } from "#scripts/lib/find.mjs";
import { browserWorkers, chromiumFlags } from "#tests/support/browser.ts";

const onBothEngines = ["tests/api/**/*.test.ts", "tests/engines/**/*.test.ts"];

/**
 * Tests that run on SQLite only, each with its reason. Anything that locks, claims, migrates or counts runs on both
 * engines.
 */
const onOneEngine = [
  // Settings are refused before a database is opened.
  "tests/engines/refused-starts.test.ts",
  // Limits on silent connections and request lines apply before anything is read.
  "tests/api/connections.test.ts",
  // Headers, process metrics and the log belong to the server itself.
  "tests/api/guarded-site.test.ts",
  // PostgreSQL has its own tools for backups.
  "tests/engines/backup-folders.test.ts",
  // These commands work on a folder without a database, or on who may read it, before any engine is involved.
  "tests/engines/commands.test.ts",
];

/**
 * A test may start several servers or play a race of five hundred guests, on a machine that is busy with other work. A
 * long timeout costs nothing when tests pass.
 */
const patience = { testTimeout: 900_000, hookTimeout: 900_000 };

/**
 * Each worker reads the server's code once for all of its files, which saves a second a file. This is safe because no
 * server module keeps a salon's state, and each test file has a salon of its own. Tests often wait for a time limit or
 * a hashed password, so there is one worker more than the smallest machine has cores.
 */
const oneServerAWorker = { isolate: false, maxWorkers: 3 };

/** No module keeps state that another test could see, so each worker reads the modules and the parsed sources once. */
const oneImportAWorker = { isolate: false };

/** Component tests have no network: no host name resolves. */
const noOtherHost = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1";

/** Packages that component tests load. They are prepared before the tests begin. */
const browserPackages = [
  "@hookform/resolvers/zod",
  "@stripe/react-stripe-js",
  "@stripe/stripe-js/pure",
  "@tanstack/react-query",
  "papaparse",
  "react",
  "react-day-picker",
  "react-dom",
  "react-dom/client",
  "react-hook-form",
  "react-router",
  "react/jsx-dev-runtime",
  "react/jsx-runtime",
  "vitest-browser-react/pure",
  "zod",
];

export default defineConfig({
  test: {
    // One worker per core of the smallest machine.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{bench,domain,contract,server,app,sandbox,scripts}/**/*.test.ts"],
          // Some tests play thousands of cases or load large libraries, on a machine that is busy with other work.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          ...oneImportAWorker,
        },
      },
      {
        extends: true,
        // The pages' own styles, without their routes.
        plugins: [tailwindcss()],
        // Listed here rather than discovered: a late discovery reloads the tests while they run, but only on a fresh
        // machine.
        optimizeDeps: { noDiscovery: true, include: browserPackages },
        test: {
          name: "components",
          include: ["app/**/*.test.tsx"],
          setupFiles: ["tests/support/components/setup.ts"],
          maxWorkers: browserWorkers,
          // A browser is slow on a machine that is busy with other work.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
          // Vitest may still find the previous file's frame, which is being removed at that moment. On a busy machine
          // that takes longer.
          retry: { count: 5, delay: 500, condition: /Frame was detached/ },
          api: { host: "127.0.0.1" },
          browser: {
            enabled: true,
            headless: true,
            ui: false,
            provider: playwright({
              launchOptions: { executablePath: findChromium(), args: [...chromiumFlags(), noOtherHost] },
              contextOptions: { locale: "en-US", timezoneId: "America/New_York", reducedMotion: "reduce" },
            }),
            instances: [{ browser: "chromium" }],
            viewport: { width: 1440, height: 900 },
            locators: { errorFormat: "aria" },
            screenshotFailures: false,
            traceView: false,
          },
        },
      },
      {
        extends: true,
        test: {
          name: "structure",
          include: ["tests/structure/**/*.test.ts"],
          ...patience,
          ...oneImportAWorker,
        },
      },
      {
        extends: true,
        test: { name: "mail", include: ["tests/mail/**/*.test.ts"], ...patience },
      },
      {
        extends: true,
        test: {
          name: "hosted",
          include: ["tests/hosted/**/*.test.ts"],
          env: { ENGINE: "sqlite" },
          ...patience,
          globalSetup: ["tests/support/templates.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "api-sqlite",
          include: onBothEngines,
          env: { ENGINE: "sqlite" },
          ...patience,
          ...oneServerAWorker,
          globalSetup: ["tests/support/templates.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "api-postgres",
          include: onBothEngines,
          exclude: onOneEngine,
          env: { ENGINE: "postgres" },
          ...patience,
          ...oneServerAWorker,
          globalSetup: ["tests/support/templates.ts"],
        },
      },
    ],
  },
});
