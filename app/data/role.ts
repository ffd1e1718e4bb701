import { useQuery } from "@tanstack/react-query";
import type { RoleState } from "#app/lib/dashboard-home.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import { useSession } from "#app/lib/session.tsx";

/** What the signed-in person may do in the salon, as the server says; `pending` until it has. */
export function useRole(): RoleState {
  const { user, adminStatus } = useSession();
  const { data, isError } = useQuery({
    queryKey: ["me", user?.email],
    queryFn: ({ signal }) => securedApi("readMe", undefined, { signal }),
    enabled: user !== null,
  });
  if (adminStatus !== "other") return adminStatus;
  if (data) return data.role;
  return isError ? "failed" : "pending";
}
