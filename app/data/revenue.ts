import { useQuery } from "@tanstack/react-query";
import { securedApi } from "#app/lib/secured-api.ts";

/** What was taken between two dates of the salon, both included: for admins. */
export function useRevenue(span: { from: string; to: string }) {
  return useQuery({
    queryKey: ["revenue", span],
    queryFn: ({ signal }) => securedApi("readRevenue", { query: span }, { signal }),
  });
}
