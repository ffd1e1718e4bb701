import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { learnLanguageFrom } from "#app/texts/language.ts";
import { loadTexts, textsAreLoaded } from "#app/texts/load-texts.ts";
import { languageOf } from "#contract/language.ts";

const language = languageOf(window.location.pathname);
learnLanguageFrom(() => language);

// Where a visitor comes from travels with the tab, for the booking to say: app/features/checkout/kept-source.ts.
const source = /[?&]src=([\w-]+)/.exec(window.location.search)?.[1];
try {
  if (source) sessionStorage.setItem("src", source);
} catch {
  // A browser that keeps nothing tells nothing.
}

// They must be there when the page is compared with the server's; its layouts have asked for theirs by now.
void loadTexts("public");
if (language === "bn") void textsAreLoaded().then(hydrate);
else hydrate();

function hydrate(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}
