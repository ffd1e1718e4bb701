import type { RouterContextProvider, ServerBuild } from "react-router";

/** The build's own context key for the client. Importing the key from the source would give a different object. */
export function clientKey(build: ServerBuild): Parameters<RouterContextProvider["set"]>[0] {
  const { module } = build.entry;
  if (!("clientContext" in module))
    throw new Error("The build's server entry does not export clientContext.");
  return module.clientContext as Parameters<RouterContextProvider["set"]>[0];
}
