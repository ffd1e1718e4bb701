import type { RouterContextProvider, ServerBuild } from "react-router";

/** The bundle's own key for the client: a copy imported from the source would be another one. */
export function clientKey(build: ServerBuild): Parameters<RouterContextProvider["set"]>[0] {
  const { module } = build.entry;
  if (!("clientContext" in module))
    throw new Error("The build's server entry does not export clientContext.");
  return module.clientContext as Parameters<RouterContextProvider["set"]>[0];
}
