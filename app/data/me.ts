import { useQuery } from "@tanstack/react-query";
import { securedApi } from "#app/lib/secured-api.ts";

/** The signed-in person as the salon knows her. */
export function useMe(email: string) {
  return useQuery({
    queryKey: ["me", email],
    queryFn: ({ signal }) => securedApi("readMe", undefined, { signal }),
  });
}
