import { audit } from "#server/database/audit-log.ts";
import type { Engine } from "#server/database/engines/engine.ts";
import { noteKey } from "#server/database/engines/inside-transaction.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import type { Caller } from "#server/usecases/people/find-actor.ts";

/**
 * The database for one call of a program. Changes are logged with the program's key in the same transaction, so that
 * neither exists without the other. Entries in visits' timelines also carry the key.
 */
export function engineOfKey(
  { engine, now }: DatabaseAndClock,
  actorId: string,
  { id: subjectId }: NonNullable<Caller["key"]>,
  call: string,
): Engine {
  let isNoted = false;
  const transaction: Engine["transaction"] = async (work) => {
    let notes = false;
    const result = await engine.transaction(async (tx) => {
      noteKey(subjectId);
      const made = await work(tx);
      notes = !isNoted && !isRefused(made);
      if (notes) await audit(tx, { actorId, action: `by_key_${call}`, subjectId }, now());
      return made;
    });
    isNoted ||= notes;
    return result;
  };
  return Object.create(engine, { transaction: { value: transaction } });
}

function isRefused(made: unknown): boolean {
  return typeof made === "object" && made !== null && "ok" in made && made.ok === false;
}
