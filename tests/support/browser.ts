import { availableParallelism } from "node:os";
import { findChromium } from "#scripts/lib/find.mjs";

/** One more than there are cores, at most three, since browser and server wait for each other. */
export const browserWorkers = Math.min(3, availableParallelism() + 1);

/** The Chromium that the browser tests run in. @throws when the machine has none */
export function chromiumPath(): string {
  const path = findChromium();
  if (!path)
    throw new Error(
      "No Chromium was found: `npm test -- browser` finds or installs one, CHROME_PATH names one.",
    );
  return path;
}

/**
 * Chromium's flags: no background network traffic, and no Chromium sandbox when running as root, where it can't work.
 */
export function chromiumFlags(): string[] {
  const quiet = [
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-gpu",
  ];
  return process.getuid?.() === 0 ? ["--no-sandbox", ...quiet] : quiet;
}
