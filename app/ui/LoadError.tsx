import type { ReactNode } from "react";
import { uiTexts } from "#app/texts/en/ui.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "./Button.tsx";
import { Note } from "./Note.tsx";

/** In place of what did not load: why, and the way to try again. */
export function LoadError({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  const texts = useTexts(uiTexts);
  return (
    <Note
      tone="error"
      action={
        <Button variant="line" size="sm" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      }
    >
      {children}
    </Note>
  );
}
