import type { RouterContext, ServerBuild } from "react-router";

/** What the server and the pages hand to each other for a request. */
interface ContextKeys {
  /** The client that loaders ask (app/lib/server-api.ts). */
  clientContext: RouterContext;
  /** The page once it is rendered (app/entry.server.tsx); null after a redirect, a file or a failed render. */
  writtenPage: RouterContext<WrittenPage | null>;
}

/** A page with the hashes of its inline scripts and style sheets. */
interface WrittenPage {
  html: string;
  scripts: string[];
  styles: string[];
}

/** The build's own context key. Importing the key from the source would give a different object. */
export function contextKey<Name extends keyof ContextKeys>(
  { entry }: ServerBuild,
  name: Name,
): ContextKeys[Name] {
  const key = (entry.module as Partial<ContextKeys>)[name];
  if (!key) throw new Error(`The build's server entry does not export ${name}.`);
  return key as ContextKeys[Name];
}
