import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { learnLanguageFrom } from "#app/texts/language.ts";
import { languageOf } from "#contract/language.ts";

const language = languageOf(window.location.pathname);
learnLanguageFrom(() => language);

// Only pages below /bn load the Bangla texts: they must be there when the page is compared with the server's.
if (language === "bn") void import("#app/texts/bn/all.ts").then(hydrate);
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
