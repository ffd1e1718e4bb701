/** The last step of `npm run build`, on the project's own Node: the server and the built pages as one program. */
import { bundle } from "#scripts/lib/bundle.ts";

await bundle("server/main.ts", "build/program");
