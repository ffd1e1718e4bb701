/** `npm run build`: builds the pages and the server, even if nothing changed. */
import { build } from "./lib/build.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { runScript } from "./lib/say.mjs";

await runScript(async () => {
  await ensureInstalled();
  await build();
  return 0;
});
