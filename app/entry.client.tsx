import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { learnLanguageFrom } from "#app/texts/language.ts";
import { loadTexts, textsAreLoaded } from "#app/texts/load-texts.ts";
import { languageOf } from "#contract/language.ts";

const language = languageOf(window.location.pathname);
learnLanguageFrom(() => language);

// Where a visitor comes from and a code of the link travel with the tab, for the booking: app/features/checkout/kept-source.ts.
try {
  const link = new URLSearchParams(window.location.search);
  const brought = { src: link.get("src") ?? link.get("utm_source"), code: link.get("code") };
  for (const [name, value] of Object.entries(brought))
    if (value && /^[\w-]+$/.test(value)) sessionStorage.setItem(name, value);
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
