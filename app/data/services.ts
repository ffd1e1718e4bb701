import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { inOrder } from "#app/data/in-order.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import type { ManagedService, ServiceChange } from "#contract/services.ts";

const everyService = ["services", "all"];

/** The catalogue with what is hidden. */
export function useAllServices() {
  return useQuery({
    queryKey: everyService,
    queryFn: ({ signal }) => securedApi("listAllServices", undefined, { signal }),
  });
}

/** Hides or shows a service; the list shows it at once and takes it back when the server refuses. */
export function useHideService() {
  const { now, back, refresh } = useOptimistic();
  return useMutation({
    mutationFn: ({ id, hidden }: { id: string; hidden: boolean }) => change(id, { hidden }),
    onMutate: ({ id, hidden }) =>
      now((services) => services.map((one) => (one._id === id ? { ...one, hidden } : one))),
    onError: (_error, _sent, before) => back(before),
    onSettled: refresh,
  });
}

/** Puts the services into another order; at once, as above. */
export function useOrderServices() {
  const { now, back, refresh } = useOptimistic();
  return useMutation({
    mutationFn: (ids: string[]) => securedApi("orderServices", { body: { ids } }),
    onMutate: (ids) => now((services) => inOrder(services, ids)),
    onError: (_error, _sent, before) => back(before),
    onSettled: refresh,
  });
}

/** Sends what is to change of a service. */
export function change(id: string, body: ServiceChange) {
  return securedApi("updateService", { params: { id }, body });
}

function useOptimistic() {
  const queries = useQueryClient();
  return {
    async now(edit: (services: ManagedService[]) => ManagedService[]) {
      await queries.cancelQueries({ queryKey: everyService });
      const before = queries.getQueryData<ManagedService[]>(everyService);
      if (before) queries.setQueryData(everyService, edit(before));
      return before;
    },
    back: (before: ManagedService[] | undefined) => void queries.setQueryData(everyService, before),
    refresh: () => queries.invalidateQueries({ queryKey: ["services"] }),
  };
}
