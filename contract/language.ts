import type { Language } from "#domain/language.ts";
/** The prefix of every address in a language, as a router's base. */
export const basePath = { en: "/", bn: "/bn" } as const satisfies Record<Language, string>;

/** The language of an address as the browser shows it, with /bn if it has it. */
export function languageOf(pathname: string): Language {
  return /^\/bn(?:\/|\.data$|$)/.test(pathname) ? "bn" : "en";
}

/** A page's address in a language. @param path the English address: /services, with its query if any */
export function pathIn(language: Language, path: string): string {
  return language === "en" ? path : `/bn${path.replace(/^\/(?=[?#]|$)/, "")}`;
}

/** A page's addresses by language, for search engines. Readers of any other language get English. */
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
