import { useQuery, useQueryClient } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { securedApi } from "#app/lib/secured-api.ts";

/** The signed-in person's membership. */
export function useMembership() {
  return useQuery({
    queryKey: keys.membership,
    queryFn: ({ signal }) => securedApi("readMembership", undefined, { signal }),
  });
}

/** Refetches what a membership changes: the membership, the person, and what services cost a member. */
export function useMembershipChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    void queries.invalidateQueries({ queryKey: keys.me });
    void queries.invalidateQueries({ queryKey: keys.quotes });
    await queries.invalidateQueries({ queryKey: keys.membership });
  };
}
