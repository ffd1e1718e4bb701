import { existsSync, readdirSync } from "node:fs";
import { canInstallPackages, installLine, installPackages, onDebian } from "./debian.mjs";
import { findChromium, findPostgres } from "./find.mjs";
import { findPython } from "./python.mjs";
import { capture } from "./run.mjs";

/**
 * @typedef {object} Need something that this machine's system must have, and that only root can install
 * @property {string} what
 * @property {string} why
 * @property {string[]} packages Debian's
 * @property {string[]} [steps] the steps of `npm test` that need it; when absent, everything does
 * @property {() => boolean | Promise<boolean>} found
 */

/** What the site itself needs. @type {Need[]} */
export const siteNeeds = [
  {
    what: "the library libatomic",
    why: "the Node that the project brings along",
    packages: ["libatomic1"],
    found: hasLibatomic,
  },
];

const browserSteps = ["components", "browser", "sign-in", "sign-in by Firebase"];

/** What only the tests need. @type {Need[]} */
export const testNeeds = [
  {
    what: "Chromium or Chrome",
    why: "the browser tests",
    packages: ["chromium-headless-shell"],
    steps: browserSteps,
    found: () => findChromium() !== undefined || process.env.CHROME_PATH !== undefined,
  },
  {
    what: "a typeface",
    why: "the browser tests",
    packages: ["fonts-liberation"],
    steps: browserSteps,
    found: hasTypeface,
  },
  {
    what: "PostgreSQL",
    why: "the tests on PostgreSQL",
    packages: ["postgresql"],
    steps: ["api on PostgreSQL", "faults"],
    found: () => findPostgres() !== undefined,
  },
  {
    what: "Python with aiosmtpd and icalendar",
    why: "the tests of mails and calendars",
    packages: ["python3-aiosmtpd", "python3-icalendar"],
    steps: ["mail and calendar"],
    found: async () => (await findPython()) !== undefined,
  },
];

/** @param {string[]} steps of `npm test` @returns {Need[]} what they need besides what the site does */
export function needsOf(steps) {
  return testNeeds.filter((need) => need.steps?.some((step) => steps.includes(step)));
}

/**
 * Checks for everything at once. As root on Debian, installs what is missing in one go.
 * @param {Need[]} needs
 * @returns {Promise<Need[]>} what is still missing
 */
export async function provide(needs) {
  const missing = await missingOf(needs);
  if (missing.length === 0 || !canInstallPackages()) return missing;
  await installPackages(packagesOf(missing));
  return missingOf(missing);
}

/** @param {Need[]} missing at least one @returns {string} what is missing, with one line to paste that installs it */
export function describe(missing) {
  const list = missing.map(({ what, why }) => `  - ${what}, for ${why}`).join("\n");
  const told = `This machine's system lacks:\n${list}\n`;
  if (!onDebian()) return `${told}Install it with your system's package manager.`;
  const who = canInstallPackages()
    ? "It could not be installed: see the messages above. This is the line that does it:"
    : "Only root can install it, with this line (where there is no sudo, as root without that word):";
  return `${told}${who}\n\n  ${installLine(packagesOf(missing))}\n`;
}

/** @param {Need[]} needs @returns {Promise<Need[]>} */
async function missingOf(needs) {
  const found = await Promise.all(needs.map((need) => need.found()));
  return needs.filter((_, index) => !found[index]);
}

/** @param {Need[]} needs */
function packagesOf(needs) {
  return needs.flatMap((need) => need.packages);
}

/** Systems other than Debian keep the library elsewhere. There Node itself says when it lacks it. */
async function hasLibatomic() {
  if (!onDebian()) return true;
  const { code, output } = await capture("/sbin/ldconfig", ["-p"]);
  return code !== 0 || output.includes("libatomic.so.1 ");
}

/** Without a typeface, Chromium draws no text. */
function hasTypeface() {
  if (!onDebian()) return true;
  const folder = "/usr/share/fonts";
  return (
    existsSync(folder) &&
    readdirSync(folder, { recursive: true }).some((name) => /\.(ttf|otf|ttc|pfb)$/.test(String(name)))
  );
}
