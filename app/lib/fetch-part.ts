import { reachServer } from "#app/lib/online.ts";

/** Why a part of the page can't be loaded, as a key of `refusalTexts`. */
export type Missing = "network" | "partMissing";

/**
 * Loads a part of the page by `import()`. A browser whose import failed may not try again until the page reloads, so
 * this does not try without a connection. The browser may be wrong about being offline, so the salon's server
 * decides.
 */
export async function fetchPart<Part>(fetch: () => Promise<Part>): Promise<Part> {
  if (!navigator.onLine && !(await reachServer())) throw new Error("The browser is offline.");
  return await fetch();
}

/** The server may run a newer build that no longer has the files of this page's build. */
export async function whyMissing(): Promise<Missing> {
  return (await reachServer()) ? "partMissing" : "network";
}
