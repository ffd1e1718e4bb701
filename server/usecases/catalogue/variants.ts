import type { NewVariant, VariantToAdd } from "#contract/services.ts";
import { audit } from "#server/database/audit-log.ts";
import { salonId } from "#server/database/salon.ts";
import {
  changeService,
  findStoredService,
  insertService,
  isStoredAddOn,
  listVariantsOf,
  type StoredService,
} from "#server/database/services.ts";
import { createdOnce } from "#server/usecases/catalogue/created-once.ts";
import { newRow } from "#server/usecases/catalogue/new-row.ts";
import { refuseTiming } from "#server/usecases/catalogue/timing.ts";
import { refuseVariantNames, variantColumns, wholeNames } from "#server/usecases/catalogue/variant-names.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { ok, type Result, refuse, refuseField } from "#server/usecases/result.ts";
import { idOfMade } from "#server/usecases/written-once.ts";

/**
 * Adds a variant at the end of a service's variants. Its minutes and processing time default to the service's. Refuses
 * a service that is itself a variant or an add-on, and a name that the service or another variant has.
 * @returns its id
 */
export async function createVariant(
  app: DatabaseAndClock,
  actorId: string,
  serviceId: string,
  draft: VariantToAdd,
): Promise<Result<string>> {
  const id = idOfMade(`variant of ${serviceId}`, actorId, draft);
  return await createdOnce(app, { id, nameField: "variantName" }, () =>
    app.engine.transaction(async (tx) => {
      await app.engine.lock(tx, "salon", salonId);
      const stored = await findStoredService(tx, serviceId);
      if (!stored) return refuse("not_found", "There is no such service.");
      if (stored.variant_of !== null || (await isStoredAddOn(tx, serviceId)))
        return refuse("invalid_input", "A variant or an add-on has no variants of its own.");
      const service = { ...stored, ...ownColumns(draft) };
      if (!service.variant_name) return refuseField("serviceIs", "Name the service among its variants");
      const variant = toRow(id, service, draft, app.now());
      const refused =
        refuseVariantNames(service, [...(await listVariantsOf(tx, serviceId)), variant]) ??
        (await refuseTiming(tx, variant));
      if (refused) return refused;
      await changeService(tx, serviceId, ownColumns(draft));
      await insertService(tx, variant, []);
      await audit(tx, { actorId, action: "create_variant", subjectId: id }, app.now());
      return ok(id);
    }),
  );
}

/** The columns that the draft sets on the service itself. */
function ownColumns({ serviceIs, serviceIsBn }: NewVariant) {
  return variantColumns({ variantName: serviceIs, variantNameBn: serviceIsBn });
}

function toRow(id: string, service: StoredService, draft: NewVariant, now: number) {
  const said = { variant_name: draft.variantName, variant_name_bn: draft.variantNameBn || null };
  return {
    ...newRow(
      id,
      {
        ...draft,
        processingStartMinutes: draft.processingStartMinutes ?? service.processing_start,
        processingMinutes: draft.processingMinutes ?? service.processing_minutes,
      },
      service.minutes,
      now,
    ),
    ...variantColumns(draft),
    ...wholeNames(service, said),
    variant_name: draft.variantName,
    variant_of: service.id,
  };
}
