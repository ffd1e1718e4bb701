import { useRouteLoaderData } from "react-router";
import type { PageSalon } from "#app/lib/site.ts";

/** The salon as the page was rendered with it. Undefined only where the root itself failed. */
export function useLoadedSalon(): PageSalon | undefined {
  return useRouteLoaderData<() => Promise<{ salon: PageSalon }>>("root")?.salon;
}

/** The salon as the page was rendered with it, on every page that is shown at all. */
export function useSalon(): PageSalon {
  const salon = useLoadedSalon();
  if (!salon) throw new Error("A page is rendered with its salon.");
  return salon;
}
