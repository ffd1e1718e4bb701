/** `npm start`: turns a fresh clone into a running salon. It runs on the machine's Node and needs no package itself. */
import { ensureBuilt } from "./lib/build.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { handOver } from "./lib/run.mjs";
import { runScript, Stop } from "./lib/say.mjs";
import {
  ownEnvironment,
  ownNode,
  serverCode,
  serverFlags,
  serverMemory,
  serverProgram,
} from "./lib/toolchain.mjs";

await runScript(async () => {
  if (process.argv.length > 2) {
    throw new Stop(
      "npm start takes nothing after its name: its settings are environment variables, as in PORT=3001 npm start.",
    );
  }
  await ensureInstalled();
  await ensureBuilt();
  const env = ownEnvironment({ ...serverCode, ...serverMemory, NODE_ENV: "production" });
  return handOver(ownNode, [...serverFlags, serverProgram], { env });
});
