import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";
import { basePath, languageOf } from "#contract/language.ts";

/** Answers below /bn with the same routes under another base, which every link of the page then keeps by itself. */
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

/** Has the build load what an address is written in (app/entry.server.tsx). */
async function bringTexts({ entry }: ServerBuild, pathname: string): Promise<void> {
  const { bringTexts } = entry.module as { bringTexts?: (pathname: string) => Promise<void> };
  if (!bringTexts) throw new Error("The build's server entry does not export bringTexts.");
  await bringTexts(pathname);
}
