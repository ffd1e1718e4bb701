import { type ReactNode, Suspense } from "react";
import { uiTexts } from "#app/texts/en/public/ui.ts";
import { useTexts } from "#app/texts/use-texts.ts";

/** Around what loads when it is asked for, such as a dialog. On a slow connection, shows and says that it is coming. */
export function Opening({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Coming />}>{children}</Suspense>;
}

function Coming() {
  const texts = useTexts(uiTexts);
  return (
    <div role="status" className="page-opening at-press">
      <span className="sr">{texts.loading}</span>
    </div>
  );
}
