import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { BRAND } from "#app/layout/brand.ts";
import { Footer } from "#app/layout/Footer.tsx";
import { Header } from "#app/layout/Header.tsx";
import { salonName } from "#app/lib/names.ts";
import type { Salon } from "#contract/salon.ts";

const VisitorBridge = lazy(() => import("#app/layout/VisitorBridge.tsx"));

interface Props {
  /** Undefined where the salon itself could not be read: then there is no footer. */
  salon?: Salon;
  footer?: boolean;
  children: ReactNode;
}

/** Navigation bar, page, footer. */
export function PublicChrome({ salon, footer = true, children }: Props) {
  const usable = useUsable();
  return (
    <>
      <Header name={salon ? salonName(salon) : BRAND} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {salon && footer && <Footer salon={salon} />}
      {usable && (
        <Suspense>
          <VisitorBridge />
        </Suspense>
      )}
    </>
  );
}

/** True once the page has been hydrated and the browser has a moment. */
function useUsable(): boolean {
  const [usable, setUsable] = useState(false);
  useEffect(() => {
    if (!("requestIdleCallback" in window)) return setUsable(true);
    const handle = requestIdleCallback(() => setUsable(true), { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return usable;
}
