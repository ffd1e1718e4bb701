import { canInstallPackages, installPackages } from "./debian.mjs";
import { findChromium } from "./find.mjs";

/**
 * Finds a browser for the tests, or installs Debian's.
 * @returns {Promise<{ path: string } | { missing: string }>} a sentence says what this machine lacks
 */
export async function ensureChromium() {
  let path = findChromium();
  if (!path && !process.env.CHROME_PATH && canInstallPackages()) {
    await installPackages(["chromium", "fonts-liberation"]);
    path = findChromium();
  }
  if (path) return { path };
  if (process.env.CHROME_PATH)
    return { missing: `CHROME_PATH names ${process.env.CHROME_PATH}, which can't be run.` };
  return { missing: "Chromium is not installed: install Chromium or Chrome, or name one in CHROME_PATH." };
}
