import type { AddOnToAdd } from "#contract/services.ts";
import { audit } from "#server/database/audit-log.ts";
import type { Handle } from "#server/database/handle.ts";
import { salonId } from "#server/database/salon.ts";
import { insertService, listAllServices, setAddOnTo } from "#server/database/services.ts";
import { createdOnce } from "#server/usecases/catalogue/created-once.ts";
import { newRow } from "#server/usecases/catalogue/new-row.ts";
import { performersOf } from "#server/usecases/catalogue/performers.ts";
import { refuseTiming } from "#server/usecases/catalogue/timing.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { ok, type Refusal, type Result, refuseField } from "#server/usecases/result.ts";
import { idOfMade } from "#server/usecases/written-once.ts";

const usualMinutes = 15;

/**
 * Creates an add-on for some services, at the end of the add-ons. Minutes default to 15, masters to everyone. Refuses
 * unknown services, variants and add-ons. An add-on of a service also applies to its variants.
 * @returns its id
 */
export async function createAddOn(
  app: DatabaseAndClock,
  actorId: string,
  draft: AddOnToAdd,
): Promise<Result<string>> {
  const id = idOfMade("add-on", actorId, draft);
  return await createdOnce(app, { id, nameField: "service_name" }, async () => {
    const performers = await performersOf(app.engine.read, draft.masterIds);
    if (!performers.ok) return performers;
    const names = { name: draft.service_name, name_bn: draft.nameBn || null };
    const addOn = { ...newRow(id, draft, usualMinutes, app.now()), ...names };
    return await app.engine.transaction(async (tx) => {
      await app.engine.lock(tx, "salon", salonId);
      const refused = (await refuseAddOnTo(tx, draft.addOnTo)) ?? (await refuseTiming(tx, addOn));
      if (refused) return refused;
      await insertService(tx, addOn, performers.value);
      await setAddOnTo(tx, id, [...new Set(draft.addOnTo)]);
      await audit(tx, { actorId, action: "create_add_on", subjectId: id }, app.now());
      return ok(id);
    });
  });
}

/** Refuses services that can't have add-ons; null when all of them can. */
export async function refuseAddOnTo(db: Handle, serviceIds: readonly string[]): Promise<Refusal | null> {
  const services = await listAllServices(db);
  const bases = services.filter((one) => one.variant_of === null && one.addOnTo.length === 0);
  const known = new Set(bases.map(({ id }) => id));
  if (serviceIds.every((id) => known.has(id))) return null;
  return refuseField("addOnTo", "An add-on can only be added to services");
}
