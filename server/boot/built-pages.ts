import type { ServerBuild } from "react-router";

/** The built pages. In the bundled server, they are among its own files (scripts/lib/bundle.ts). */
export function builtPages(): Promise<ServerBuild> {
  return import(new URL("../../build/server/index.js", import.meta.url).href);
}
