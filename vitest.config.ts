import tailwindcss from "@tailwindcss/vite";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { findChromium } from "#scripts/lib/find.mjs";
import { browserWorkers, chromiumFlags } from "#tests/support/browser.ts";

const onBothEngines = ["tests/api/**/*.test.ts", "tests/engines/**/*.test.ts"];

/** Run on SQLite alone, each with its reason. What locks, claims, migrates or counts is never in this list. */
const onOneEngine = [
  // Settings are refused before a database is opened.
  "tests/engines/refused-starts.test.ts",
  // How long a connection may be silent and what a request line may say is decided before anything is read.
  "tests/api/connections.test.ts",
  // Headers, the process's numbers and the log are the server's own.
  "tests/api/guarded-site.test.ts",
  // PostgreSQL brings tools of its own for backups.
  "tests/engines/backup-folders.test.ts",
  // A folder without a database, and who may look into it, come before any engine.
  "tests/engines/commands.test.ts",
];

/** A hook may open a whole salon, and a test migrate a database, on a machine that does other things besides. */
const patience = { testTimeout: 180_000, hookTimeout: 240_000 };

/**
 * One worker reads the server's code once for all of its files, which takes a second otherwise. No file of the server keeps
 * anything of a salon in a module, and each test file has a salon of its own. Much of a test is waiting for a time limit or
 * a hashed password, so there is a worker more than there are cores on the smallest machine.
 */
const oneServerAWorker = { isolate: false, maxWorkers: 3 };

/** No module keeps anything that another test could meet, so a worker reads each, and the parsed sources, once. */
const oneImportAWorker = { isolate: false };

/** Components are tested without any network: no name leads anywhere. */
const noOtherHost = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1";

/** Packages that the tests of components load, made ready before they begin. */
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
    // One worker a core, up to what the smallest machine has.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{bench,domain,contract,server,app,sandbox,scripts}/**/*.test.ts"],
          // Some play thousands of cases, on a machine that does other things besides.
          testTimeout: 30_000,
          ...oneImportAWorker,
        },
      },
      {
        extends: true,
        // The pages' own styles, without their routes.
        plugins: [tailwindcss()],
        // Named here and not found on the way: a late find loads the tests anew under way, on a fresh machine alone.
        optimizeDeps: { noDiscovery: true, include: browserPackages },
        test: {
          name: "components",
          include: ["app/**/*.test.tsx"],
          setupFiles: ["tests/support/components/setup.ts"],
          maxWorkers: browserWorkers,
          // A browser is slow on a machine that does other things besides.
          testTimeout: 30_000,
          expect: { poll: { timeout: 20_000 } },
          // Vitest may still find the frame of the file before, which goes away at that moment.
          retry: { count: 1, condition: /Frame was detached/ },
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
