import { accessSync, constants, existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** @param {string} name @returns {string | undefined} the full path of a command that is on the PATH */
export function findOnPath(name) {
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    if (folder && isExecutable(join(folder, name))) return join(folder, name);
  }
  return undefined;
}

/** The headless shell comes first: it draws no window, which saves a third of a full browser's work. */
const browsers = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/** @returns {string | undefined} a Chromium or Chrome for the browser tests; CHROME_PATH takes precedence */
export function findChromium() {
  const named = process.env.CHROME_PATH;
  if (named) return isExecutable(named) ? named : undefined;
  for (const name of browsers) {
    const found = findOnPath(name);
    if (found) return found;
  }
  const onMac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
  return isExecutable(onMac) ? onMac : undefined;
}

/** @returns {string | undefined} the newest folder that holds a PostgreSQL server's programs */
export function findPostgres() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const onPath = (process.env.PATH ?? "").split(delimiter);
  const folders = [...versions.map((version) => join(debian, version, "bin")), ...onPath];
  return folders.find((folder) =>
    ["initdb", "postgres", "pg_isready"].every((name) => isExecutable(join(folder, name))),
  );
}

function isExecutable(/** @type {string} */ path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
