import type { Language } from "#domain/language.ts";
/** What every address of a language begins with, as a router's base. */
export const basePath = { en: "/", bn: "/bn" } as const satisfies Record<Language, string>;

/** The language of an address as the browser shows it, with /bn where it has it. */
export function languageOf(pathname: string): Language {
  return /^\/bn(?:\/|\.data$|$)/.test(pathname) ? "bn" : "en";
}

/** A page's address in a language. @param path as English has it: /services, with its query if any */
export function pathIn(language: Language, path: string): string {
  return language === "en" ? path : `/bn${path.replace(/^\/(?=[?#]|$)/, "")}`;
}

/** A page's addresses by language, as search engines want them; who reads neither language is given English. */
export function alternatesOf(path: string): [hrefLang: string, path: string][] {
  return [
    ["en", path],
    ["bn", pathIn("bn", path)],
    ["x-default", path],
  ];
}

/** The same address without its language. @param path as the browser shows it */
export function withoutLanguage(path: string): string {
  return path.replace(/^\/bn(?=[/?#]|$)/, "").replace(/^(?!\/)/, "/");
}
