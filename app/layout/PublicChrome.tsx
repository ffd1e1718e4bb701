import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { Footer, type FooterStart } from "#app/layout/Footer.tsx";
import { Header } from "#app/layout/Header.tsx";
import { hasToken, subscribeToToken } from "#app/lib/access-token.ts";
import { salonName } from "#app/lib/names.ts";
import type { PageSalon } from "#app/lib/site.ts";
import { nobody, setVisitor } from "#app/lib/visitor.ts";
import { layoutTexts } from "#app/texts/en/public/layout.ts";
import { useTexts } from "#app/texts/use-texts.ts";

const VisitorBridge = lazy(() => import("#app/layout/VisitorBridge.tsx"));

interface Props {
  /** Undefined if the salon itself could not be read. Then there is no footer. */
  salon?: PageSalon;
  /** What the footer begins with; "none" for a page without a footer. */
  footer?: FooterStart | "none";
  children: ReactNode;
}

/** Navigation bar, page, footer. */
export function PublicChrome({ salon, footer, children }: Props) {
  const texts = useTexts(layoutTexts);
  const expected = useSomebodyExpected();
  const usable = useUsable();
  return (
    <>
      <Header name={salon ? salonName(salon) : texts.theSalon} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {salon && footer !== "none" && <Footer salon={salon} start={footer} />}
      {expected && usable && (
        <Suspense>
          <VisitorBridge />
        </Suspense>
      )}
    </>
  );
}

/**
 * Whether somebody has signed in on this device. Anybody else counts as signed out as soon as the page is usable,
 * without waiting for the code of identity and queries. It changes when somebody signs in, here or in another tab.
 */
function useSomebodyExpected(): boolean {
  const [expected, setExpected] = useState(false);
  useEffect(() => {
    const look = () => (hasToken() ? setExpected(true) : setVisitor(nobody));
    look();
    return subscribeToToken(look);
  }, []);
  return expected;
}

/** True once the page is hydrated and the browser is idle. */
function useUsable(): boolean {
  const [usable, setUsable] = useState(false);
  useEffect(() => {
    if (!("requestIdleCallback" in window)) return setUsable(true);
    const handle = requestIdleCallback(() => setUsable(true), { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return usable;
}
