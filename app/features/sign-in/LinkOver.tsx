import type { ReactNode } from "react";
import { identityTexts } from "#app/texts/en/shared/identity.ts";
import { useTexts } from "#app/texts/use-texts.ts";

/** Says that a mailed link no longer works. @param children a button that helps */
export function LinkOver({ children }: { children: ReactNode }) {
  const texts = useTexts(identityTexts);
  return (
    <div className="grid gap-5" role="alert">
      <h1 className="h2">{texts.linkOver}</h1>
      <p className="muted">{texts.linkOverText}</p>
      {children}
    </div>
  );
}
