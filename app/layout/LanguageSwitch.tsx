import { useLocation } from "react-router";
import { carryState } from "#app/lib/carried-state.ts";
import { currentLanguage } from "#app/texts/language.ts";
import { pathIn } from "#contract/language.ts";

const names = { en: "English", bn: "বাংলা" } as const;

/**
 * Links to the same page in the other language. It loads a new document, so that only one language is ever loaded.
 * Where there is room, the page's own language stands beside it. The place to go after a login is carried over.
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
          // The server never sees the fragment, which may hold the token of a mailed link.
          currentTarget.hash = hash;
          // Session storage is per tab, so a new tab would not get it.
          if (state && !ctrlKey && !metaKey && !shiftKey) carryState(state);
        }}
      >
        {names[other]}
      </a>
    </span>
  );
}
