import { useQuery, useQueryClient } from "@tanstack/react-query";
import { securedApi } from "#app/lib/secured-api.ts";

const membershipKey = ["membership"];

/** The signed-in person's membership. */
export function useMembership() {
  return useQuery({
    queryKey: membershipKey,
    queryFn: ({ signal }) => securedApi("readMembership", undefined, { signal }),
  });
}

/** Reads again whatever a membership changes: itself, the person, and what services cost her. */
export function useMembershipChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    void queries.invalidateQueries({ queryKey: ["me"] });
    void queries.invalidateQueries({ queryKey: ["quote"] });
    await queries.invalidateQueries({ queryKey: membershipKey });
  };
}
