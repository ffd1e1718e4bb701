import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";
import { basePath, languageOf } from "#contract/language.ts";

/** Serves the same routes below /bn with another base path, which every link of the page then keeps. */
export function handlerInEachLanguage(
  build: ServerBuild,
  mode: "production" | "development",
): RequestHandler {
  const handlers = {
    en: createRequestHandler(build, mode),
    bn: createRequestHandler({ ...build, basename: basePath.bn }, mode),
  };
  return async (request, context) => {
    const { pathname } = new URL(request.url);
    await bringTexts(build, pathname);
    return await handlers[languageOf(pathname)](request, context);
  };
}

/** Loads the texts for the language of an address (app/entry.server.tsx). */
async function bringTexts({ entry }: ServerBuild, pathname: string): Promise<void> {
  const { bringTexts } = entry.module as { bringTexts?: (pathname: string) => Promise<void> };
  if (!bringTexts) throw new Error("The build's server entry does not export bringTexts.");
  await bringTexts(pathname);
}
