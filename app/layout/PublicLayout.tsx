import { lazy, Suspense } from "react";
import { Outlet, useLocation, useMatches } from "react-router";
import { ErrorPage } from "#app/layout/ErrorPage.tsx";
import type { FooterStart } from "#app/layout/Footer.tsx";
import { PublicChrome } from "#app/layout/PublicChrome.tsx";
import { useLoadedSalon, useSalon } from "#app/lib/use-salon.ts";
import type { Route } from "./+types/PublicLayout.ts";

const PreviewEnded = lazy(() => import("#app/layout/PreviewEnded.tsx"));
const PreviewBridge = lazy(() => import("#app/layout/PreviewBridge.tsx"));
/** Loaded on demand, since most salons are open. */
const BeforeOpening = lazy(() => import("#app/layout/BeforeOpening.tsx"));

/** What a public page can tell the layout, as its `handle`. */
export interface PublicHandle {
  footer: FooterStart | "none";
}

export default function PublicLayout() {
  const matches = useMatches();
  const salon = useSalon();
  const { preview, previewEnded, style } = salon.site;
  const { pathname } = useLocation();
  const waits = !salon.open && !preview && forGuests.test(pathname);
  return (
    <PublicChrome
      salon={salon}
      footer={waits ? "none" : matches.map(({ handle }) => wantedFooter(handle)).find(Boolean)}
    >
      {previewEnded && (
        <Suspense>
          <PreviewEnded />
        </Suspense>
      )}
      {waits ? (
        <Suspense>
          <BeforeOpening salon={salon}>
            <Outlet />
          </BeforeOpening>
        </Suspense>
      ) : (
        <Outlet />
      )}
      {preview && (
        <Suspense>
          <PreviewBridge token={preview} style={style} />
        </Suspense>
      )}
    </PublicChrome>
  );
}

/** The pages that have nothing to say before the salon opens, with or without a language prefix. */
const forGuests = /^(\/bn)?\/?(services|contact|membership|gift-card|portfolio)?\/?$/;

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PublicChrome salon={useLoadedSalon()}>
      <ErrorPage error={error} />
    </PublicChrome>
  );
}

function wantedFooter(handle: unknown): PublicHandle["footer"] | undefined {
  return (handle as PublicHandle | undefined)?.footer;
}
