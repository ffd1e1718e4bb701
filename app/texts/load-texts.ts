import { use } from "react";
import { languageOf } from "#contract/language.ts";

/**
 * Which pages need the sentences. `public`: all pages. `shared`: the dashboard, signing in, and forms on public pages.
 * `dashboard`: the dashboard alone. `legal` and `membership`: the pages of that name, which wait for them before they open.
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

/** What `use` goes by at once, without a wait for a promise that is settled already. */
const settled = { status: "fulfilled", value: undefined };
const nothingToWaitFor = Object.assign(Promise.resolve(), settled);

/**
 * Loads a part's translation where the address asks for one. English comes with the code, and the server has everything.
 * @returns settles once it is there, or can't be had: then the page speaks English
 */
export function loadTexts(part: Part): Promise<void> {
  if (typeof window === "undefined" || languageOf(window.location.pathname) !== "bn") return nothingToWaitFor;
  const known = asked.get(part);
  if (known) return known;
  // What can't be had is not asked for again before the page is loaded anew: a component that waits would ask for ever.
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

/** Settles once all that was asked for so far is there. */
export async function textsAreLoaded(): Promise<void> {
  await Promise.all(waiting);
}

/** Lets a component wait for a part, so that none of it shows in English first; it waits for nothing where none is named. */
export function useLoadedTexts(part: Part | undefined): void {
  // React fails when a component that `use` made wait does not call it again: so what is there already is used too.
  use(part ? loadTexts(part) : nothingToWaitFor);
}
