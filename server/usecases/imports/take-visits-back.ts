import { listImportedRows } from "#server/database/imported-rows.ts";
import { deleteVisits, listImportedVisits } from "#server/database/imported-visits.ts";
import type { TakeBack } from "#server/usecases/imports/planned.ts";
import { takeGuestsBack } from "#server/usecases/imports/take-guests-back.ts";
import { imprintOfVisit } from "#server/usecases/imports/visit-row.ts";

/**
 * Takes back the visits of an import, and the guests that it created for them. A visit that was touched since stays.
 */
export const takeVisitsBack: TakeBack = async (app, tx, imported, now) => {
  const all = await listImportedRows(tx, imported.id);
  await app.engine.lockToDelete(
    tx,
    "bookings",
    all.map(({ subject_id }) => subject_id),
  );
  const visits = await listImportedVisits(tx, imported.id);
  const untouched = visits.filter(
    (visit) => !Number(visit.isTouched) && imprintOfVisit(visit) === visit.left_as,
  );
  await deleteVisits(
    tx,
    untouched.map(({ id }) => id),
    now,
  );
  const guests = await takeGuestsBack(app, tx, imported, now);
  const gone = new Set(untouched.map(({ id }) => id));
  const left = visits.flatMap(({ id }) => (gone.has(id) ? [] : [id]));
  const leftIds = [...left, ...guests.leftIds];
  return { takenBack: untouched.length, stayed: all.length - untouched.length, leftIds };
};
