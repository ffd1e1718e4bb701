import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { securedApi } from "#app/lib/secured-api.ts";

const usersKey = ["users"];

export function useUsers() {
  return useQuery({
    queryKey: usersKey,
    queryFn: ({ signal }) => securedApi("listUsers", undefined, { signal }),
  });
}

export function useMakeAdmin() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => securedApi("makeAdmin", { params: { id } }),
    onSettled: refresh,
  });
}

/** Gives or takes the front desk's role. */
export function useChangeRole() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, role }: { id: string; role: "staff" | "customer" }) =>
      securedApi("changeRole", { params: { id }, body: { role } }),
    onSettled: refresh,
  });
}

export function useDeleteUser() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => securedApi("deleteUser", { params: { id } }),
    onSettled: refresh,
  });
}

export function useEndMembership() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => securedApi("refundMembership", { params: { id } }),
    onSettled: refresh,
  });
}

function useRefresh() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: usersKey });
}
