import type { Language } from "#domain/language.ts";
/**
 * The language of the page that a request came from: Bangla pages are below /bn.
 * @param referrer the page's whole address from the browser; English if there is none
 */
export function languageOfPage(referrer: string | null | undefined): Language {
  if (!referrer || !URL.canParse(referrer)) return "en";
  return /^\/bn(\/|$)/.test(new URL(referrer).pathname) ? "bn" : "en";
}
