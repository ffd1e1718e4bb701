import { useHref } from "react-router";

/** English stands at the specification's paths, Bangla below /bn. */
export type Language = "en" | "bn";

/** The language of an address as the browser shows it, with /bn where it has it. */
export function languageOf(pathname: string): Language {
  return pathname === "/bn" || pathname.startsWith("/bn/") ? "bn" : "en";
}

/** The language of the page being drawn: the router's base is / or /bn, and links keep it by themselves. */
export function useLanguage(): Language {
  return languageOf(useHref("/"));
}
