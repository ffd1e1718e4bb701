import { pathIn } from "#contract/language.ts";
import { toLinkSource } from "#domain/figures/sources.ts";
import type { Language } from "#domain/language.ts";

/** What the owner's link names. An empty text names nothing. */
export interface OwnLink {
  service: string;
  master: string;
  source: string;
  language: Language;
}

/**
 * The booking link. It contains ids, since names may change after a code was printed.
 * @param site the salon's public URL
 */
export function ownLink(site: string, { service, master, source, language }: OwnLink): string {
  const query = new URLSearchParams();
  if (service) query.set("service", service);
  if (service && master) query.set("master", master);
  const src = toLinkSource(source);
  if (src) query.set("src", src);
  return `${site}${pathIn(language, "/book")}${query.size > 0 ? `?${query}` : ""}`;
}

/** Whether a source can be counted separately. The names for bookings by the desk and on the site itself are taken. */
export function isOwnSource(typed: string): boolean {
  return typed.trim() === "" || toLinkSource(typed) !== undefined;
}

/** The HTML for another site to show the link in a frame. */
export function frameOf(link: string, title: string): string {
  const safe = (text: string) =>
    text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  return `<iframe src="${safe(link)}" title="${safe(title)}" width="100%" height="760" loading="lazy"></iframe>`;
}
