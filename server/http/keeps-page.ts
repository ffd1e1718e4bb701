import { withoutLanguage } from "#contract/language.ts";

/** The query parameters of each page that change what is rendered. */
const knownKeys: Record<string, readonly string[]> = { "/services": ["service"] };

/**
 * Whether to keep a page under its address. A page with any other query is rendered each time, so that made-up queries
 * can't push out the pages that people ask for.
 * @param url path and query
 */
export function keepsPage(url: string): boolean {
  const [path = "", query] = url.split("?", 2);
  if (query === undefined) return true;
  const known = knownKeys[withoutLanguage(path)] ?? [];
  const keys = [...new URLSearchParams(query).keys()];
  return keys.length > 0 && keys.length === new Set(keys).size && keys.every((key) => known.includes(key));
}

/**
 * Parameters that only the browser reads (`src`, `code`), and those that advertisers and newsletters add to count
 * clicks.
 */
const linkTag =
  /^(?:src|code|utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|gad_source|srsltid|msclkid|ttclid|twclid|igshid?|mc_[ce]id|_gl)=/;

/**
 * An address without parameters that only tell by which link somebody came, so that all of them share one kept page.
 * @param url path and query
 */
export function withoutLinkTags(url: string): string {
  const [path = "", query] = url.split("?", 2);
  if (query === undefined) return url;
  const parts = query.split("&");
  const others = parts.filter((part) => !linkTag.test(part));
  if (others.length === parts.length) return url;
  return others.length === 0 ? path : `${path}?${others.join("&")}`;
}
