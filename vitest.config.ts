import { defineConfig } from "vitest/config";

const onBothEngines = ["tests/api/**/*.test.ts", "tests/engines/**/*.test.ts"];

/** Run on SQLite alone, each with its reason. What locks, claims, migrates or counts is never in this list. */
const onOneEngine = [
  // Settings are refused before a database is opened.
  "tests/engines/refused-starts.test.ts",
];

/** A hook may open a whole salon, on a machine that does other things besides. */
const patience = { testTimeout: 20_000, hookTimeout: 60_000 };

/**
 * One worker reads the server's code once for all of its files, which takes a second otherwise. No file of the server keeps
 * anything of a salon in a module, and each test file has a salon of its own.
 */
const oneServerAWorker = { isolate: false };

export default defineConfig({
  test: {
    // One worker a core, up to what the smallest machine has.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{domain,contract,server,app,sandbox,scripts}/**/*.test.{ts,tsx}"],
        },
      },
      {
        extends: true,
        test: { name: "structure", include: ["tests/structure/**/*.test.ts"], ...patience },
      },
      {
        extends: true,
        test: { name: "mail", include: ["tests/mail/**/*.test.ts"], ...patience },
      },
      {
        extends: true,
        test: { name: "hosted", include: ["tests/hosted/**/*.test.ts"], ...patience },
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
