/*
 * Starts the scripts that run before anything is installed, on the machine's own Node: `node scripts/run.cjs start`
 * runs scripts/start.mjs. An old Node can read this file, though not the others, so it is refused with a clear message.
 */
const oldest = 20;
const script = `${process.argv[2]}.mjs`;

if (Number(process.versions.node.split(".")[0]) >= oldest) {
  process.argv.splice(1, 2, `${__dirname}/${script}`);
  import(`./${script}`);
} else {
  const found = process.versions.node;
  console.error(`Node ${found} is too old to start from: install Node ${oldest} or newer, then try again.`);
  process.exitCode = 1;
}
