import { changeMaster, deleteMasters, listUsedMasters } from "#server/database/imported-masters.ts";
import { listImportedRows } from "#server/database/imported-rows.ts";
import { claimVersion } from "#server/database/kept-by-version.ts";
import { readImprintOfMaster } from "#server/usecases/imports/masters.ts";
import type { TakeBack } from "#server/usecases/imports/planned.ts";

/** Takes back the masters of an import. A master who was changed, booked, waited for or given time off since stays. */
export const takeMastersBack: TakeBack = async (app, tx, { id }) => {
  const rows = await listImportedRows(tx, id);
  const ids = rows.map(({ subject_id }) => subject_id);
  await claimVersion(tx);
  for (const table of ["masters", "resources"] as const) await app.engine.lockToDelete(tx, table, ids);
  const used = await listUsedMasters(tx, ids);
  const gone: string[] = [];
  const emptied: string[] = [];
  for (const { subject_id, made, filled, left_as } of rows) {
    if ((await readImprintOfMaster(tx, subject_id)) !== left_as) continue;
    if (made === 1) {
      if (!used.has(subject_id)) gone.push(subject_id);
    } else {
      const columns: string[] = JSON.parse(filled);
      await changeMaster(tx, subject_id, {
        ...(columns.includes("nameBn") && { nameBn: null }),
        ...(columns.includes("bio") && { bio: "" }),
      });
      emptied.push(subject_id);
    }
  }
  await deleteMasters(tx, gone);
  const takenBack = new Set([...gone, ...emptied]);
  const leftIds = rows.flatMap(({ subject_id }) => (takenBack.has(subject_id) ? [] : [subject_id]));
  return { takenBack: takenBack.size, stayed: leftIds.length, leftIds };
};
