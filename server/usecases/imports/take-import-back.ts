import type { ImportKind } from "#domain/imports/lines.ts";
import { canTakeImportBack } from "#domain/imports/take-back.ts";
import { audit } from "#server/database/audit-log.ts";
import { endImport, findImport } from "#server/database/imports.ts";
import { salonId } from "#server/database/salon.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import type { TakeBack, TakenBack } from "#server/usecases/imports/planned.ts";
import { takeGuestsBack } from "#server/usecases/imports/take-guests-back.ts";
import { takeMastersBack } from "#server/usecases/imports/take-masters-back.ts";
import { takeServicesBack } from "#server/usecases/imports/take-services-back.ts";
import { takeVisitsBack } from "#server/usecases/imports/take-visits-back.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

const ways: Record<ImportKind, TakeBack> = {
  guests: takeGuestsBack,
  services: takeServicesBack,
  masters: takeMastersBack,
  visits: takeVisitsBack,
};

/** Takes an import back within two days. What was changed, booked or used since stays as it is. */
export async function takeImportBack(
  app: DatabaseAndClock,
  actorId: string,
  id: string,
): Promise<Result<TakenBack>> {
  const now = app.now();
  const taken = await app.engine.transaction(
    async (tx): Promise<Result<TakenBack & { kind: ImportKind }>> => {
      await app.engine.lock(tx, "salon", salonId);
      const found = await findImport(tx, id);
      if (!found) return refuse("not_found", "There is no such import.");
      if (found.taken_back_at !== null || !canTakeImportBack(found.at, now))
        return refuse("wrong_state", "This import can't be taken back any more.");
      const done = await ways[found.kind](app, tx, found, now);
      await endImport(tx, id, done.leftIds, now);
      await audit(tx, { actorId, action: "take_import_back", subjectId: id }, now);
      return ok({ ...done, kind: found.kind });
    },
  );
  if (!taken.ok) return taken;
  const { kind, takenBack, stayed } = taken.value;
  if (kind !== "guests") await app.engine.announce("availability");
  return ok({ takenBack, stayed });
}
