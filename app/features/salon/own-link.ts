import { pathIn } from "#contract/language.ts";
import { toLinkSource } from "#domain/figures/sources.ts";
import type { Language } from "#domain/language.ts";

/** What the owner's link names; an empty text names nothing. */
export interface OwnLink {
  service: string;
  master: string;
  source: string;
  language: Language;
}

/** The booking link. It names ids, since a name may change after the code was printed. @param site where people reach the salon */
export function ownLink(site: string, { service, master, source, language }: OwnLink): string {
  const query = new URLSearchParams();
  if (service) query.set("service", service);
  if (service && master) query.set("master", master);
  const src = toLinkSource(source);
  if (src) query.set("src", src);
  return `${site}${pathIn(language, "/book")}${query.size > 0 ? `?${query}` : ""}`;
}

/** Whether a source can be counted by itself: the desk's and the site's own bookings have their names already. */
export function isOwnSource(typed: string): boolean {
  return typed.trim() === "" || toLinkSource(typed) !== undefined;
}

/** What another site's page holds to show the link. */
export function frameOf(link: string, title: string): string {
  const safe = (text: string) =>
    text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  return `<iframe src="${safe(link)}" title="${safe(title)}" width="100%" height="760" loading="lazy"></iframe>`;
}
