import { useRouteLoaderData } from "react-router";
import type { PageSalon } from "#app/lib/site.ts";

/** The salon that the page was rendered with. Undefined only if the root route itself failed. */
export function useLoadedSalon(): PageSalon | undefined {
  return useRouteLoaderData<() => Promise<{ salon: PageSalon }>>("root")?.salon;
}

/** The salon that the page was rendered with. Every page that shows has one. */
export function useSalon(): PageSalon {
  const salon = useLoadedSalon();
  if (!salon) throw new Error("A page is rendered with its salon.");
  return salon;
}
