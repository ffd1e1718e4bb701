import { queryOptions, useQuery } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { api } from "#app/lib/api.ts";

export const servicesQuery = queryOptions({
  queryKey: keys.services,
  queryFn: ({ signal }) => api("listServices", undefined, { signal }),
});

export const serviceQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.services, id],
    queryFn: ({ signal }) => api("readService", { params: { id } }, { signal }),
  });

export const useServices = () => useQuery(servicesQuery);
