import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { hasCode } from "#app/lib/api-error.ts";

/** What a visit had to give up since it was chosen. */
export type LeftOut = "service" | "master";

/** Whether a booking was refused because it costs something else than was told. */
export function isOtherPrice(error: unknown): boolean {
  return hasCode(error, "price_mismatch");
}

/**
 * Reads prices, services and masters again if a refusal says that they have changed since the page read them. What the
 * page shows is then what can be booked.
 */
export function readOfferAgain(queries: QueryClient, error: unknown): void {
  if (!hasCode(error, "price_mismatch", "service_unavailable", "not_found")) return;
  for (const queryKey of [keys.quotes, keys.services, keys.masters])
    void queries.invalidateQueries({ queryKey });
}

/** Handles the error of a booking: what it was refused for is read again. */
export function useOfferAgain(): (error: Error) => void {
  const queries = useQueryClient();
  return (error) => readOfferAgain(queries, error);
}
