import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { keys, ofVisits } from "#app/data/keys.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import type { WantedBy } from "#domain/wanted-by.ts";

export interface ChangeAsked {
  serviceIds: string[];
  /** ISO 8601; absent for the visit's own start. */
  startsAt: string | undefined;
  /** Who wants the change, if the desk makes it; absent for the customer. */
  by: WantedBy | undefined;
}

/**
 * What a change to a visit would cost or give back now; without a change, the visit as it is. While the next preview
 * loads, the one before stays.
 */
export function useChangePreview(bookingId: string, asked?: ChangeAsked) {
  return useQuery({
    queryKey: [...keys.cancellations, "change", bookingId, asked],
    queryFn: ({ signal }) => {
      const { serviceIds = [], startsAt, by } = asked ?? {};
      const [first, ...others] = serviceIds;
      const service: [string, ...string[]] | undefined = first === undefined ? undefined : [first, ...others];
      const query = { ...(service && { service }), ...(startsAt && { startsAt }), ...(by && { by }) };
      return securedApi("previewChange", { params: { id: bookingId }, query }, { signal });
    },
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  });
}

/** Refetches everything that a change to a visit has changed. */
export function useVisitChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    const stale = [...ofVisits, keys.availability, keys.cancellations];
    await Promise.all(stale.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
}
