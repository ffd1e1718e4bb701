import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { inOrder } from "#app/data/in-order.ts";
import { keys } from "#app/data/keys.ts";
import { type BodyOf, useChange } from "#app/data/use-change.ts";
import { useChangeAtOnce } from "#app/data/use-change-at-once.ts";
import { useSentOnce } from "#app/data/use-sent-once.ts";
import { hasCode } from "#app/lib/api-error.ts";
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

type Change = BodyOf<"updateService">;

/** Picks what to send as a change: the fields that differ from what the form began with. */
type Changed<Sent> = (sent: Sent) => Change;

/**
 * Sends changes of a service, with what its form has shown of them, so that the server refuses to save over somebody
 * else's. Once that was told, and once something is saved, the form is based on the service as it is read then.
 * @param service as it is read now
 * @param shown as the form has shown it, if that was before
 */
function useUpdate(service: ManagedService | undefined, shown = service) {
  const basis = useRef(shown);
  return async (change: Change) => {
    const before = basis.current ?? service;
    const fields = Object.keys(change) as (keyof Change & keyof ManagedService)[];
    const seen = Object.fromEntries(fields.map((field) => [field, before?.[field] ?? null]));
    const params = { id: service?._id ?? "" };
    try {
      const answer = await securedApi("updateService", { params, body: { ...change, seen } });
      basis.current = undefined;
      return answer;
    } catch (error) {
      if (hasCode(error, "settings_changed")) basis.current = undefined;
      throw error;
    }
  };
}

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

/** Adds a service, or changes one. @param shown the service as its form has shown it, if that was before */
export function useSaveService(
  edited: ManagedService | undefined,
  changed: Changed<NewService>,
  shown?: ManagedService,
) {
  const once = useSentOnce();
  const update = useUpdate(edited, shown);
  return useChange(async (body: NewService): Promise<ServiceHits> => {
    if (edited) return hitsOf(await update(changed(body)));
    await once((key) => securedApi("createService", { body: { ...body, key } }));
    return noServiceHits;
  }, stale);
}

/** Adds a variant to a service, or changes one. */
export function useSaveVariant(
  serviceId: string,
  edited: ManagedService | undefined,
  changed: Changed<NewVariant>,
) {
  const once = useSentOnce();
  const update = useUpdate(edited);
  return useChange(
    ({ serviceIs, serviceIsBn, ...variant }: NewVariant): Promise<unknown> =>
      edited
        ? update(changed(variant))
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
export function useNameAmongVariants(service: ManagedService, changed: Changed<Names>) {
  const update = useUpdate(service);
  return useChange((names: Names) => update(changed(names)), [keys.services]);
}

/** Adds an add-on, or changes one. */
export function useSaveAddOn(edited: ManagedService | undefined, changed: Changed<NewAddOn>) {
  const once = useSentOnce();
  const update = useUpdate(edited);
  return useChange(async (body: NewAddOn): Promise<ServiceHits> => {
    if (edited) return hitsOf(await update(changed(body)));
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
