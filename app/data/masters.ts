import { queryOptions, useQuery } from "@tanstack/react-query";
import { keys } from "#app/data/keys.ts";
import { api } from "#app/lib/api.ts";

export const mastersQuery = queryOptions({
  queryKey: keys.masters,
  queryFn: ({ signal }) => api("listMasters", undefined, { signal }),
});

export const useMasters = () => useQuery(mastersQuery);
