import { useQueryClient } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { hasCode } from "#app/lib/api-error.ts";

/** Whether a booking was refused because it costs something else than was told. */
export function isOtherPrice(error: unknown): boolean {
  return hasCode(error, "price_mismatch");
}

/** Handles the error of a booking that names its price: if that was refused, prices are fetched again. */
export function usePricesAgain(): (error: Error) => void {
  const queries = useQueryClient();
  return (error) => {
    if (!isOtherPrice(error)) return;
    for (const queryKey of [keys.quotes, keys.services]) void queries.invalidateQueries({ queryKey });
  };
}
