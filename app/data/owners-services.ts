import { useQuery } from "@tanstack/react-query";
import { inOrder } from "#app/data/in-order.ts";
import { keys } from "#app/data/keys.ts";
import { type BodyOf, useChange } from "#app/data/use-change.ts";
import { useChangeAtOnce } from "#app/data/use-change-at-once.ts";
import { useSentOnce } from "#app/data/use-sent-once.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import type { HitVisit } from "#contract/front-desk.ts";
import type { ManagedService, NewAddOn, NewService, NewVariant } from "#contract/services.ts";

const everyService = [...keys.services, "all"];

/** The catalogue, including hidden services. */
export function useAllServices() {
  return useQuery({
    queryKey: everyService,
    queryFn: ({ signal }) => securedApi("listAllServices", undefined, { signal }),
  });
}

/** Picks what to send as a change: the fields that differ from what the form began with. */
type Changed<Sent> = (sent: Sent) => BodyOf<"updateService">;

/**
 * Upcoming visits that a changed service conflicts with: no unit of its room is free, or their master no longer
 * performs it.
 */
export interface ServiceHits {
  withoutUnit: HitVisit[];
  unable: HitVisit[];
}

export const noServiceHits: ServiceHits = { withoutUnit: [], unable: [] };

const hitsOf = (answer: Partial<ServiceHits>): ServiceHits => ({ ...noServiceHits, ...answer });

/** The masters' schedules also say who performs what. */
const stale = [keys.services, keys.schedules];

/** Adds a service, or changes the one with that id. */
export function useSaveService(id: string | undefined, changed: Changed<NewService>) {
  const once = useSentOnce();
  return useChange(async (body: NewService): Promise<ServiceHits> => {
    if (id) return hitsOf(await securedApi("updateService", { params: { id }, body: changed(body) }));
    await once((key) => securedApi("createService", { body: { ...body, key } }));
    return noServiceHits;
  }, stale);
}

/** Adds a variant to a service, or changes the one with that id. */
export function useSaveVariant(serviceId: string, id: string | undefined, changed: Changed<NewVariant>) {
  const once = useSentOnce();
  return useChange(
    ({ serviceIs, serviceIsBn, ...variant }: NewVariant): Promise<unknown> =>
      id
        ? securedApi("updateService", { params: { id }, body: changed(variant) })
        : once((key) =>
            securedApi("createVariant", {
              params: { id: serviceId },
              body: { ...variant, ...(serviceIs && { serviceIs, serviceIsBn }), key },
            }),
          ),
    [keys.services],
  );
}

type Names = Pick<NewVariant, "variantName" | "variantNameBn" | "variantHint" | "variantHintBn">;

/** Sets the name that a service has among its variants. */
export const useNameAmongVariants = (id: string, changed: Changed<Names>) =>
  useChange(
    (names: Names) => securedApi("updateService", { params: { id }, body: changed(names) }),
    [keys.services],
  );

/** Adds an add-on, or changes the one with that id. */
export function useSaveAddOn(id: string | undefined, changed: Changed<NewAddOn>) {
  const once = useSentOnce();
  return useChange(async (body: NewAddOn): Promise<ServiceHits> => {
    if (id) return hitsOf(await securedApi("updateService", { params: { id }, body: changed(body) }));
    await once((key) => securedApi("createAddOn", { body: { ...body, key } }));
    return noServiceHits;
  }, stale);
}

/** Hides or shows a service. The list shows it at once, and reverts it if the server refuses. */
export const useHideService = () =>
  useChangeAtOnce(
    ({ id, hidden }: { id: string; hidden: boolean }) =>
      securedApi("updateService", { params: { id }, body: { hidden } }),
    [keys.services],
    () => everyService,
    (services: ManagedService[], { id, hidden }) =>
      services.map((one) => (one._id === id ? { ...one, hidden } : one)),
  );

/** Reorders the services, at once as above. */
export const useOrderServices = () =>
  useChangeAtOnce(
    (ids: string[]) => securedApi("orderServices", { body: { ids } }),
    [keys.services],
    () => everyService,
    (services: ManagedService[], ids) => inOrder(services, ids),
  );
