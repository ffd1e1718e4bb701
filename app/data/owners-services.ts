import { useQuery } from "@tanstack/react-query";
import { inOrder } from "#app/data/in-order.ts";
import { keys } from "#app/data/keys.ts";
import { type BodyOf, useChange } from "#app/data/use-change.ts";
import { useChangeAtOnce } from "#app/data/use-change-at-once.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import type { HitVisit } from "#contract/front-desk.ts";
import type { ManagedService } from "#contract/services.ts";

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
export const useSaveService = (id: string | undefined, changed: Changed<BodyOf<"createService">>) =>
  useChange(async (body: BodyOf<"createService">): Promise<ServiceHits> => {
    if (id) return hitsOf(await securedApi("updateService", { params: { id }, body: changed(body) }));
    await securedApi("createService", { body });
    return noServiceHits;
  }, stale);

/** Adds a variant to a service, or changes the one with that id. */
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

/** Sets the name that a service has among its variants. */
export const useNameAmongVariants = (id: string, changed: Changed<Names>) =>
  useChange(
    (names: Names) => securedApi("updateService", { params: { id }, body: changed(names) }),
    [keys.services],
  );

/** Adds an add-on, or changes the one with that id. */
export const useSaveAddOn = (id: string | undefined, changed: Changed<BodyOf<"createAddOn">>) =>
  useChange(async (body: BodyOf<"createAddOn">): Promise<ServiceHits> => {
    if (id) return hitsOf(await securedApi("updateService", { params: { id }, body: changed(body) }));
    await securedApi("createAddOn", { body });
    return noServiceHits;
  }, stale);

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
