import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "#app/lib/api.ts";

export const servicesQuery = queryOptions({
  queryKey: ["services"],
  queryFn: ({ signal }) => api("listServices", undefined, { signal }),
});

export const mastersQuery = queryOptions({
  queryKey: ["masters"],
  queryFn: ({ signal }) => api("listMasters", undefined, { signal }),
});

export const serviceQuery = (id: string) =>
  queryOptions({
    queryKey: ["services", id],
    queryFn: ({ signal }) => api("readService", { params: { id } }, { signal }),
  });

export const useServices = () => useQuery(servicesQuery);
export const useMasters = () => useQuery(mastersQuery);
