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
  return (request, context) => handlers[languageOf(new URL(request.url).pathname)](request, context);
}
