import { useQuery } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { securedApi } from "#app/lib/secured-api.ts";

/** The revenue between two dates of the salon, both included. For admins. */
export function useRevenue(span: { from: string; to: string }) {
  return useQuery({
    queryKey: [...keys.revenue, span],
    queryFn: ({ signal }) => securedApi("readRevenue", { query: span }, { signal }),
  });
}
