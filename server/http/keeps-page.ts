import { withoutLanguage } from "#contract/language.ts";

/** What may stand in a page's query and changes what is rendered. */
const knownKeys: Record<string, readonly string[]> = { "/services": ["service"] };

/**
 * Whether a page is worth keeping under its address: one with anything else in its query is rendered each time, so
 * that made-up queries can't push out the pages that people ask for.
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
 * An address without the source that its link named (`src=`): only the browser reads that, so the page is the same and is
 * kept once for all sources.
 * @param url path and query
 */
export function withoutSource(url: string): string {
  const [path = "", query] = url.split("?", 2);
  if (query === undefined) return url;
  const parts = query.split("&");
  const others = parts.filter((part) => !part.startsWith("src="));
  if (others.length === parts.length) return url;
  return others.length === 0 ? path : `${path}?${others.join("&")}`;
}
