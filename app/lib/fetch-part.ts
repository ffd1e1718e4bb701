import { reachServer } from "#app/lib/online.ts";

/** Why a part of the page can't be had, as `refusalTexts` names it. */
export type Missing = "network" | "partMissing";

/**
 * Fetches a part of the page by `import()`. A browser that tried it in vain may not ask again until the page is loaded
 * anew, so it doesn't try without a connection; but it may be wrong about being offline: the salon's answer counts.
 */
export async function fetchPart<Part>(fetch: () => Promise<Part>): Promise<Part> {
  if (!navigator.onLine && !(await reachServer())) throw new Error("The browser is offline.");
  return await fetch();
}

/** The server may have gone on to another build, without the files of the one that this page is from. */
export async function whyMissing(): Promise<Missing> {
  return (await reachServer()) ? "partMissing" : "network";
}
