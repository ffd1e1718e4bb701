import { listImportedRows } from "#server/database/imported-rows.ts";
import { deleteServices, listUsedServices } from "#server/database/imported-services.ts";
import { claimVersion } from "#server/database/kept-by-version.ts";
import { changeService, findStoredService } from "#server/database/services.ts";
import type { TakeBack } from "#server/usecases/imports/planned.ts";
import { imprintOfService } from "#server/usecases/imports/services.ts";

/**
 * Takes back the services of an import. A service stays if it was changed, bought, booked, waited for or shown since,
 * or has a package or an offer.
 */
export const takeServicesBack: TakeBack = async (app, tx, { id }) => {
  const rows = await listImportedRows(tx, id);
  const ids = rows.map(({ subject_id }) => subject_id);
  await claimVersion(tx);
  await app.engine.lockToDelete(tx, "services", ids);
  const used = await listUsedServices(tx, ids);
  const gone: string[] = [];
  const emptied: string[] = [];
  for (const { subject_id, made, filled, left_as } of rows) {
    const service = await findStoredService(tx, subject_id);
    if (!service || imprintOfService(service) !== left_as) continue;
    if (made === 1) {
      if (!used.has(subject_id)) gone.push(subject_id);
    } else {
      const columns: string[] = JSON.parse(filled);
      await changeService(tx, subject_id, {
        ...(columns.includes("name_bn") && { name_bn: null }),
        ...(columns.includes("category") && { category: null }),
        ...(columns.includes("details") && { details: "" }),
      });
      emptied.push(subject_id);
    }
  }
  await deleteServices(tx, gone);
  const takenBack = new Set([...gone, ...emptied]);
  const leftIds = rows.flatMap(({ subject_id }) => (takenBack.has(subject_id) ? [] : [subject_id]));
  return { takenBack: takenBack.size, stayed: leftIds.length, leftIds };
};
