import { useLocation } from "react-router";
import { carriedState } from "#app/lib/carried-state.ts";
import { currentLanguage } from "#app/texts/language.ts";
import { pathIn } from "#contract/language.ts";

const names = { en: "English", bn: "বাংলা" } as const;

/**
 * Leads to the same page in the other language: another document, so that only one language is ever loaded. Where there
 * is room, the page's own language stands beside it. Where to go on after a login goes along.
 */
export function LanguageSwitch() {
  const { pathname, search, hash, state } = useLocation();
  const current = currentLanguage();
  const other = current === "bn" ? "en" : "bn";
  return (
    <span className="language">
      <span lang={current}>{names[current]}</span>
      <a
        href={pathIn(other, pathname + search)}
        hrefLang={other}
        lang={other}
        onClick={({ currentTarget, ctrlKey, metaKey, shiftKey }) => {
          // The server does not know what stands behind the #: the token of a mailed link.
          currentTarget.hash = hash;
          // Another tab does not get what this one keeps.
          if (state && !ctrlKey && !metaKey && !shiftKey)
            sessionStorage.setItem(carriedState, JSON.stringify(state));
        }}
      >
        {names[other]}
      </a>
    </span>
  );
}
