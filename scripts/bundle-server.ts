/**
 * The last step of `npm run build`. It runs on the project's own Node and bundles the server and the built pages into
 * one program.
 */
import { bundle } from "#scripts/lib/bundle.ts";

await bundle("server/main.ts", "build/program");
