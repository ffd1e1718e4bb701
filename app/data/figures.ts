import { useQuery } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { securedApi } from "#app/lib/secured-api.ts";

/** How the salon did between two of its dates, both included. For admins. @param span null requests nothing */
export function useFigures(span: { from: string; to: string } | null) {
  return useQuery({
    queryKey: [...keys.figures, span],
    enabled: span !== null,
    queryFn: ({ signal }) => securedApi("readFigures", { query: span ?? { from: "", to: "" } }, { signal }),
  });
}
