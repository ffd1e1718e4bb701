import type { ImportKind, ImportLine, PlannedLine } from "#domain/imports/lines.ts";
import { importTakeBackMs } from "#domain/imports/take-back.ts";
import { audit } from "#server/database/audit-log.ts";
import { insertImport } from "#server/database/imports.ts";
import { newId } from "#server/database/new-id.ts";
import { salonId } from "#server/database/salon.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { planGuestLines } from "#server/usecases/imports/guests.ts";
import { planMasterLines } from "#server/usecases/imports/masters.ts";
import type { Planner } from "#server/usecases/imports/planned.ts";
import { planServiceLines } from "#server/usecases/imports/services.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

const planners: Record<ImportKind, Planner> = {
  guests: planGuestLines,
  services: planServiceLines,
  masters: planMasterLines,
};

interface Lines {
  kind: ImportKind;
  lines: readonly ImportLine[];
}

/** What would become of a file's lines. Writes nothing. */
export async function planImport(
  app: DatabaseAndClock,
  { kind, lines }: Lines,
): Promise<readonly PlannedLine[]> {
  return (await planners[kind](app, app.engine.read, lines)).outcomes;
}

export interface ImportResult {
  id: string;
  outcomes: readonly PlannedLine[];
  /** Epoch milliseconds until which it can be taken back. */
  until: number;
}

/**
 * Writes the lines of a file down, all of them in one transaction: what is new, and what is not known yet of what the salon
 * has. Nobody is written to, and no consent is assumed. Refuses a file of which nothing would be written.
 */
export async function importFile(
  app: DatabaseAndClock,
  actorId: string,
  { kind, fileName, lines }: Lines & { fileName: string },
): Promise<Result<ImportResult>> {
  const now = app.now();
  try {
    const imported = await app.engine.transaction(async (tx) => {
      // Two imports at once would each write the same lines down.
      await app.engine.lock(tx, "salon", salonId);
      const { outcomes, write } = await planners[kind](app, tx, lines);
      if (!outcomes.some(({ becomes }) => becomes === "new" || becomes === "joined"))
        return refuse("wrong_state", "Nothing of this file is new: nothing was written down.");
      const id = newId();
      await insertImport(tx, {
        ...rowOf(outcomes),
        id,
        kind,
        file_name: fileName,
        actor_id: actorId,
        at: now,
      });
      await write(tx, { importId: id, actorId, now });
      await audit(tx, { actorId, action: `import_${kind}`, subjectId: id }, now);
      return ok({ id, outcomes, until: now + importTakeBackMs });
    });
    if (imported.ok && kind !== "guests") await app.engine.announce("availability");
    return imported;
  } catch (error) {
    if (!app.engine.violates(error, "guestOfDesk")) throw error;
    return refuse(
      "name_taken",
      "The desk has just written down one of these guests. Look at the dry run again.",
    );
  }
}

function rowOf(outcomes: readonly PlannedLine[]) {
  const count = (wanted: PlannedLine["becomes"]) =>
    outcomes.filter(({ becomes }) => becomes === wanted).length;
  return { made: count("new"), joined: count("joined"), refused: count("refused"), taken_back_at: null };
}
