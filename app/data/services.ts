import { queryOptions, useQuery } from "@tanstack/react-query";
import { inOrder } from "#app/data/in-order.ts";
import { keys } from "#app/data/keys.ts";
import { type BodyOf, useChange } from "#app/data/use-change.ts";
import { useChangeAtOnce } from "#app/data/use-change-at-once.ts";
import { api } from "#app/lib/api.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import type { HitVisit } from "#contract/front-desk.ts";
import type { ManagedService } from "#contract/services.ts";

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

const everyService = [...keys.services, "all"];

/** The catalogue with what is hidden. */
export function useAllServices() {
  return useQuery({
    queryKey: everyService,
    queryFn: ({ signal }) => securedApi("listAllServices", undefined, { signal }),
  });
}

/** What of a service is sent: what is another than the form began with. */
type Changed<Sent> = (sent: Sent) => BodyOf<"updateService">;

/** Coming visits that a changed service gets in the way of: no unit of its room is free, or their master performs it no more. */
export interface ServiceHits {
  withoutUnit: HitVisit[];
  unable: HitVisit[];
}

export const noServiceHits: ServiceHits = { withoutUnit: [], unable: [] };

const hitsOf = (answer: Partial<ServiceHits>): ServiceHits => ({ ...noServiceHits, ...answer });

/** Who performs what stands with the masters, too. */
const stale = [keys.services, keys.schedules];

/** Adds a service, or changes the one of that id. */
export const useSaveService = (id: string | undefined, changed: Changed<BodyOf<"createService">>) =>
  useChange(async (body: BodyOf<"createService">): Promise<ServiceHits> => {
    if (id) return hitsOf(await securedApi("updateService", { params: { id }, body: changed(body) }));
    await securedApi("createService", { body });
    return noServiceHits;
  }, stale);

/** Adds a variant to a service, or changes the one of that id. */
export const useSaveVariant = (
  serviceId: string,
  id: string | undefined,
  changed: Changed<BodyOf<"createVariant">>,
) =>
  useChange(
    ({ serviceIs, serviceIsBn, ...variant }: BodyOf<"createVariant">): Promise<unknown> =>
      id
        ? securedApi("updateService", { params: { id }, body: changed(variant) })
        : securedApi("createVariant", {
            params: { id: serviceId },
            body: { ...variant, ...(serviceIs && { serviceIs, serviceIsBn }) },
          }),
    [keys.services],
  );

type Names = Pick<BodyOf<"createVariant">, "variantName" | "variantNameBn" | "variantHint" | "variantHintBn">;

/** Says what a service is called among its variants. */
export const useNameAmongVariants = (id: string, changed: Changed<Names>) =>
  useChange(
    (names: Names) => securedApi("updateService", { params: { id }, body: changed(names) }),
    [keys.services],
  );

/** Adds an add-on, or changes the one of that id. */
export const useSaveAddOn = (id: string | undefined, changed: Changed<BodyOf<"createAddOn">>) =>
  useChange(async (body: BodyOf<"createAddOn">): Promise<ServiceHits> => {
    if (id) return hitsOf(await securedApi("updateService", { params: { id }, body: changed(body) }));
    await securedApi("createAddOn", { body });
    return noServiceHits;
  }, stale);

/** Hides or shows a service; the list shows it at once and takes it back when the server refuses. */
export const useHideService = () =>
  useChangeAtOnce(
    ({ id, hidden }: { id: string; hidden: boolean }) =>
      securedApi("updateService", { params: { id }, body: { hidden } }),
    [keys.services],
    () => everyService,
    (services: ManagedService[], { id, hidden }) =>
      services.map((one) => (one._id === id ? { ...one, hidden } : one)),
  );

/** Puts the services into another order; at once, as above. */
export const useOrderServices = () =>
  useChangeAtOnce(
    (ids: string[]) => securedApi("orderServices", { body: { ids } }),
    [keys.services],
    () => everyService,
    (services: ManagedService[], ids) => inOrder(services, ids),
  );
