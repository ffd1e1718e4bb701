import { lazy, Suspense } from "react";
import { Outlet, useMatches } from "react-router";
import { ErrorPage } from "#app/layout/ErrorPage.tsx";
import type { FooterStart } from "#app/layout/Footer.tsx";
import { PublicChrome } from "#app/layout/PublicChrome.tsx";
import { useLoadedSalon, useSalon } from "#app/lib/use-salon.ts";
import type { Route } from "./+types/PublicLayout.ts";

const PreviewBridge = lazy(() => import("#app/layout/PreviewBridge.tsx"));

/** What a public page may ask of the layout, as its `handle`. */
export interface PublicHandle {
  footer: FooterStart | "none";
}

export default function PublicLayout() {
  const matches = useMatches();
  const salon = useSalon();
  const { preview, style } = salon.site;
  return (
    <PublicChrome salon={salon} footer={matches.map(({ handle }) => wantedFooter(handle)).find(Boolean)}>
      <Outlet />
      {preview && (
        <Suspense>
          <PreviewBridge token={preview} style={style} />
        </Suspense>
      )}
    </PublicChrome>
  );
}

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
