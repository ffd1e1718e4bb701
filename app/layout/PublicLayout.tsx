import { Outlet, useMatches } from "react-router";
import { ErrorPage } from "#app/layout/ErrorPage.tsx";
import { PublicChrome } from "#app/layout/PublicChrome.tsx";
import { useLoadedSalon, useSalon } from "#app/lib/use-salon.ts";
import type { Route } from "./+types/PublicLayout.ts";

/** What a public page may ask of the layout, as its `handle`. */
export interface PublicHandle {
  footer: boolean;
}

export default function PublicLayout() {
  const matches = useMatches();
  return (
    <PublicChrome salon={useSalon()} footer={matches.every(({ handle }) => !isWithoutFooter(handle))}>
      <Outlet />
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

function isWithoutFooter(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "footer" in handle && handle.footer === false;
}
