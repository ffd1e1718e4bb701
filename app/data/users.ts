import { useQuery } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { useChange } from "#app/data/use-change.ts";
import { ApiError } from "#app/lib/api-error.ts";
import { explain } from "#app/lib/explain.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import { usersTexts } from "#app/texts/en/dashboard/users.ts";
import { textsNow } from "#app/texts/use-texts.ts";

export function useUsers() {
  return useQuery({
    queryKey: keys.users,
    queryFn: ({ signal }) => securedApi("listUsers", undefined, { signal }),
  });
}

export const useMakeAdmin = () =>
  useChange((id: string) => securedApi("makeAdmin", { params: { id } }), [keys.users], { why });

/** Gives or takes the front desk's role. */
export const useChangeRole = () =>
  useChange(
    ({ id, role }: { id: string; role: "staff" | "customer" }) =>
      securedApi("changeRole", { params: { id }, body: { role } }),
    [keys.users],
    { why },
  );

export const useDeleteUser = () =>
  useChange((id: string) => securedApi("deleteUser", { params: { id } }), [keys.users], { why });

export const useEndMembership = () =>
  useChange((id: string) => securedApi("refundMembership", { params: { id } }), [keys.users], { why });

/** Why a user could not be changed, with the way out. */
function why(error: unknown): string {
  const texts = textsNow(usersTexts);
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === "last_admin") return texts.lastAdmin;
  if (code === "own_account") return texts.ownAccount;
  if (code === "not_found") return texts.gone;
  return explain(error);
}
