import { useRouteLoaderData } from "react-router";
import type { Salon } from "#contract/salon.ts";

/** The salon as the page was rendered with it. Undefined only where the root itself failed. */
export function useLoadedSalon(): Salon | undefined {
  return useRouteLoaderData<() => Promise<{ salon: Salon }>>("root")?.salon;
}

/** The salon as the page was rendered with it, on every page that is shown at all. */
export function useSalon(): Salon {
  const salon = useLoadedSalon();
  if (!salon) throw new Error("A page is rendered with its salon.");
  return salon;
}
