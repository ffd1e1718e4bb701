import { withoutLanguage } from "#contract/language.ts";

/** Values of `Sec-Fetch-Dest` for a page that is embedded in another page. */
const frames = new Set<unknown>(["iframe", "frame", "embed", "object"]);

/**
 * Whether an address is the booking link: the only page that the sites on the owner's list may show in a frame.
 * @param url path and query
 */
export function isBookingLink(url: string): boolean {
  return /^\/book\/?$/.test(withoutLanguage(url.split("?", 1)[0] ?? ""));
}

/**
 * The address to render for the booking link. On its own, it redirects to the checkout at once. In a frame, it is a
 * page where only an hour can be chosen: the checkout opens in a new tab, which no other site can cover (clickjacking).
 * @param url path and query
 * @param destination the request's `Sec-Fetch-Dest`
 */
export function inItsPlace(url: string, destination: unknown): string {
  if (!isBookingLink(url) || !frames.has(destination)) return url;
  return `${url}${url.includes("?") ? "&" : "?"}framed=1`;
}
