/** The list of routes as public pages have it: of the dashboard's it does not say which files they share. */
interface Routes {
  routes: Record<string, object | undefined>;
  /** Where the whole list is. */
  whole?: string;
}

/** Completes a public page's list of routes, so that links to the dashboard prefetch all that its pages need. */
export async function learnWholeRoutes(): Promise<void> {
  const browser = window as { __reactRouterManifest?: Routes };
  const known = browser.__reactRouterManifest;
  if (!known?.whole) return;
  const { whole } = known;
  known.whole = undefined;
  try {
    await import(/* @vite-ignore */ whole);
  } catch {
    // Links fetch what they find on their way.
    return;
  }
  Object.assign(known.routes, browser.__reactRouterManifest?.routes);
  browser.__reactRouterManifest = known;
}
