import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { learnLanguageFrom } from "#app/texts/language.ts";
import { loadTexts, textsAreLoaded } from "#app/texts/load-texts.ts";
import { languageOf } from "#contract/language.ts";

const language = languageOf(window.location.pathname);
learnLanguageFrom(() => language);

// Keeps the link's source and code for this tab, for the booking: see app/features/checkout/start/kept-source.ts.
try {
  const link = new URLSearchParams(window.location.search);
  const brought = { src: link.get("src") ?? link.get("utm_source"), code: link.get("code") };
  for (const [name, value] of Object.entries(brought))
    if (value && /^[\w-]+$/.test(value)) sessionStorage.setItem(name, value);
} catch {
  // Without storage, nothing is kept.
}

// The router skips the transition between two pages when somebody is quicker, and leaves it to the page that the skipped
// one complains.
addEventListener("unhandledrejection", (event) => {
  if (String(event.reason).startsWith("AbortError: Transition was")) event.preventDefault();
});

// The texts must be there before hydration. The page's layouts have requested theirs by now.
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
