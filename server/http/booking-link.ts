import { withoutLanguage } from "#contract/language.ts";

/** What a browser says that it fetches a page for when another page is to hold it (`Sec-Fetch-Dest`). */
const frames = new Set<unknown>(["iframe", "frame", "embed", "object"]);

/** Whether an address is the booking link: the one page that sites which the owner lists may show in a frame. @param url path and query */
export function isBookingLink(url: string): boolean {
  return /^\/book\/?$/.test(withoutLanguage(url.split("?", 1)[0] ?? ""));
}

/**
 * The booking link as it is rendered. Elsewhere it leads to the checkout at once; in a frame it is a page of its own, where an
 * hour is chosen and nothing more: the checkout opens in a tab, which no other site lies over.
 * @param url path and query
 * @param destination the request's `Sec-Fetch-Dest`
 */
export function inItsPlace(url: string, destination: unknown): string {
  if (!isBookingLink(url) || !frames.has(destination)) return url;
  return `${url}${url.includes("?") ? "&" : "?"}framed=1`;
}
