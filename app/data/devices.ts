import { useQuery } from "@tanstack/react-query";
import { securedApi } from "#app/lib/secured-api.ts";

export const devicesKey = ["devices"];

/** Where the signed-in person is signed in. */
export function useDevices(email: string) {
  return useQuery({
    queryKey: [...devicesKey, email],
    queryFn: ({ signal }) => securedApi("listSessions", undefined, { signal }),
  });
}
