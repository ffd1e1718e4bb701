/** The route manifest of public pages. It leaves out which files the dashboard's routes share. */
interface Routes {
  routes: Record<string, object | undefined>;
  /** The URL of the complete manifest. */
  whole?: string;
}

/** Completes the route manifest of a public page, so that links to the dashboard prefetch everything its pages need. */
export async function learnWholeRoutes(): Promise<void> {
  const browser = window as { __reactRouterManifest?: Routes };
  const known = browser.__reactRouterManifest;
  if (!known?.whole) return;
  const { whole } = known;
  known.whole = undefined;
  try {
    await import(/* @vite-ignore */ whole);
  } catch {
    // Then each link loads what it needs as it goes.
    return;
  }
  Object.assign(known.routes, browser.__reactRouterManifest?.routes);
  browser.__reactRouterManifest = known;
}
