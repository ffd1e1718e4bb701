import type { ComponentType } from "react";
import { Link, type LinkProps } from "react-router";
import { currentLanguage } from "#app/texts/language.ts";
import { pathIn } from "#contract/language.ts";

/** What the lists of public pages use of the router's link. */
type PageLinkProps = Omit<
  LinkProps,
  "to" | "defaultShouldRevalidate" | "discover" | "mask" | "relative" | "reloadDocument" | "state"
> & { to: string };

/**
 * The router's link, for the lists of public pages, which have seventy on the home page. The router makes each of them
 * ready for clicks. The server, where nobody clicks, writes the same by itself.
 */
export const PageLink: ComponentType<PageLinkProps> = import.meta.env.SSR ? WrittenLink : Link;

function WrittenLink(props: PageLinkProps) {
  const { to, prefetch, preventScrollReset, replace, viewTransition, ...rest } = props;
  if (!to.startsWith("/")) return <Link {...props} />;
  return <a {...rest} href={pathIn(currentLanguage(), to)} data-discover="true" />;
}
