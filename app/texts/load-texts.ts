import { use } from "react";
import { languageOf } from "#contract/language.ts";

/**
 * The pages that need the texts. `public`: all pages. `shared`: the dashboard, signing in, and forms on public pages.
 * `dashboard`: only the dashboard. `legal` and `membership`: the pages of that name, which wait for them before they
 * open.
 */
type Part = "public" | "shared" | "dashboard" | "legal" | "membership";

const bangla: Record<Part, () => Promise<unknown>> = {
  public: () => import("#app/texts/bn/public/all.ts"),
  shared: () => import("#app/texts/bn/shared/all.ts"),
  dashboard: () => import("#app/texts/bn/dashboard/all.ts"),
  legal: () => import("#app/texts/bn/public/legal.ts"),
  membership: () => import("#app/texts/bn/public/membership.ts"),
};

const asked = new Map<Part, Promise<void>>();
const waiting = new Set<Promise<void>>();

/** What `use` reads to skip the wait for a promise that is already settled. */
const settled = { status: "fulfilled", value: undefined };
const nothingToWaitFor = Object.assign(Promise.resolve(), settled);

/**
 * Loads the translation of a part if the URL asks for one. English is part of the code, and the server has loaded
 * everything before it renders.
 * @returns a promise that settles once it is loaded or has failed; after a failure the page stays in English
 */
export function loadTexts(part: Part): Promise<void> {
  if (typeof window === "undefined" || languageOf(window.location.pathname) !== "bn") return nothingToWaitFor;
  const known = asked.get(part);
  if (known) return known;
  // A failed load is not repeated until the page reloads: a waiting component would ask forever.
  const loading = bangla[part]()
    .then(
      () => undefined,
      () => undefined,
    )
    .finally(() => {
      waiting.delete(loading);
      Object.assign(loading, settled);
    });
  asked.set(part, loading);
  waiting.add(loading);
  return loading;
}

/** Resolves once everything requested so far is loaded. */
export async function textsAreLoaded(): Promise<void> {
  await Promise.all(waiting);
}

/** Makes a component wait for a part, so that none of it shows in English first. Without a part it does not wait. */
export function useLoadedTexts(part: Part | undefined): void {
  // React fails if a component that `use` suspended does not call it again, so call it for loaded texts, too.
  use(part ? loadTexts(part) : nothingToWaitFor);
}
