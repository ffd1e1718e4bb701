import { findChromium } from "./find.mjs";

/** @returns {{ path: string } | { missing: string }} a browser for the tests; or what this machine lacks */
export function needChromium() {
  const path = findChromium();
  if (path) return { path };
  const named = process.env.CHROME_PATH;
  return {
    missing: named
      ? `CHROME_PATH names ${named}, which can't be run.`
      : "Chromium is not installed; CHROME_PATH may name one, too.",
  };
}
