import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";
import { basePath, languageOf } from "#contract/language.ts";

/**
 * Serves the same routes below /bn with another base path, which every link of the page then keeps. The router tries
 * route after route, so that of a public page knows none of the dashboard.
 */
export function handlerInEachLanguage(
  build: ServerBuild,
  mode: "production" | "development",
): RequestHandler {
  const inEach = (routes: ServerBuild) => ({
    en: createRequestHandler(routes, mode),
    bn: createRequestHandler({ ...routes, basename: basePath.bn }, mode),
  });
  const whole = inEach(build);
  const visitors = inEach(withoutDashboard(build));
  return async (request, context) => {
    const { pathname } = new URL(request.url);
    await bringTexts(build, pathname);
    const handlers = mayBeDashboard.test(pathname) ? whole : visitors;
    return await handlers[languageOf(pathname)](request, context);
  };
}

/** The router knows its routes in any case, and with any letter encoded. */
const mayBeDashboard = /dashboard|%/i;

function withoutDashboard(build: ServerBuild): ServerBuild {
  const others = <Route extends { path?: string }>(routes: Record<string, Route | undefined>) =>
    Object.fromEntries(Object.entries(routes).filter(([, route]) => !route?.path?.startsWith("dashboard")));
  return {
    ...build,
    routes: others(build.routes),
    assets: { ...build.assets, routes: others(build.assets.routes) },
  };
}

/** Loads the texts for the language of an address (app/entry.server.tsx). */
async function bringTexts({ entry }: ServerBuild, pathname: string): Promise<void> {
  const { bringTexts } = entry.module as { bringTexts?: (pathname: string) => Promise<void> };
  if (!bringTexts) throw new Error("The build's server entry does not export bringTexts.");
  await bringTexts(pathname);
}
