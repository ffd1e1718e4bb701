import { useLocation } from "react-router";
import { currentLanguage } from "#app/texts/language.ts";
import { pathIn } from "#contract/language.ts";

/** Leads to the same page in the other language: another document, so that only one language is ever loaded. */
export function LanguageSwitch() {
  const { pathname, search } = useLocation();
  const [language, name] =
    currentLanguage() === "bn" ? (["en", "English"] as const) : (["bn", "বাংলা"] as const);
  return (
    <a className="language" href={pathIn(language, pathname + search)} hrefLang={language} lang={language}>
      {name}
    </a>
  );
}
