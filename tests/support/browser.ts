import { availableParallelism } from "node:os";
import { findChromium } from "#scripts/lib/find.mjs";

/** One worker a core, at most two. */
export const browserWorkers = Math.max(1, Math.min(2, availableParallelism()));

/** The Chromium that the browser tests run in. @throws when the machine has none */
export function chromiumPath(): string {
  const path = findChromium();
  if (!path)
    throw new Error(
      "No Chromium was found: `npm test -- browser` finds or installs one, CHROME_PATH names one.",
    );
  return path;
}

/** Chromium's flags: quiet on the network, and without its sandbox only where root leaves no choice. */
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
