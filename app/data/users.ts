import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { type BodyOf, useChange } from "#app/data/use-change.ts";
import { ApiError } from "#app/lib/api-error.ts";
import { explain } from "#app/lib/explain.ts";
import { nextCursor, withHeaders } from "#app/lib/pages-of-list.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import { usersTexts } from "#app/texts/en/dashboard/users.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { User } from "#contract/users.ts";

const pageSize = 50;

/** Users, or those found, page by page, the oldest account first. While another search loads, the former users stay. */
export function useUsers(search: string) {
  return useInfiniteQuery({
    queryKey: [...keys.users, search],
    initialPageParam: "",
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = { limit: pageSize, ...(search !== "" && { search }), ...(cursor !== "" && { cursor }) };
      const { answer: users, headers } = await withHeaders((onHeaders) =>
        securedApi("listUsers", { query }, { signal, onHeaders }),
      );
      return { search, users, next: nextCursor(headers), count: Number(headers.get("x-total-count")) };
    },
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

export const useMakeAdmin = () =>
  useChange((id: string) => securedApi("makeAdmin", { params: { id } }), [keys.users], { why });

/** Grants or removes the front desk's role. */
export const useChangeRole = () =>
  useChange(
    ({ id, ...body }: { id: string } & BodyOf<"changeRole">) =>
      securedApi("changeRole", { params: { id }, body }),
    [keys.users],
    { why },
  );

/** Deletes a user as the list shows them. */
export const useDeleteUser = () =>
  useChange(
    ({ _id: id, role: from }: Pick<User, "_id" | "role">) =>
      securedApi("deleteUser", { params: { id }, query: { from } }),
    [keys.users],
    { why },
  );

export const useEndMembership = () =>
  useChange(
    ({ id, until }: { id: string; until: string }) =>
      securedApi("refundMembership", { params: { id }, body: { until } }),
    [keys.users],
    { why },
  );

/** Why a user could not be changed, and what to do about it. */
function why(error: unknown): string {
  const texts = textsNow(usersTexts);
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === "last_admin") return texts.lastAdmin;
  if (code === "own_account") return texts.ownAccount;
  if (code === "not_found") return texts.gone;
  return explain(error);
}
