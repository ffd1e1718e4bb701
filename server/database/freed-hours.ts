import { sql } from "kysely";
import { mostTurns, type PlaceInLine } from "#domain/offered-hours.ts";
import type { Span } from "#domain/time/span.ts";
import type { Handle } from "#server/database/handle.ts";
import { newId } from "#server/database/new-id.ts";
import type { OutboxEntry } from "#server/database/outbox.ts";
import { outboxInsertIf } from "#server/database/outbox-insert-if.ts";

/** A stretch of time in which hours came free. */
export interface FreedHours extends Span {
  /**
   * How many who wait were offered it since it came free and did not take it. Null where it is looked at for another reason: then
   * all who were ever offered an hour count.
   */
  turn: number | null;
  /** The one entry for which it is looked at; absent: all who wait. */
  waitingId?: string | undefined;
  /** The last guest that the look has come to on the first date of the stretch: those who come after are left. */
  after?: PlaceInLine | undefined;
  /** The catalogue's version that caused the look: one that a newer version has caused takes its place. */
  version?: string | undefined;
}

/** The work that offers freed hours to who waits. @param cause unique: by what they came free */
export function freedHoursWork(
  { from, to, turn, waitingId, after, version }: FreedHours,
  cause: string,
  runAt?: number,
): OutboxEntry {
  const payload = { from: String(from), to: String(to), turn: turn === null ? "" : String(turn) };
  return {
    kind: "hours_freed",
    payload: {
      ...payload,
      ...(waitingId !== undefined && { waitingId }),
      ...(after && { after: JSON.stringify(after) }),
      ...(version !== undefined && { version }),
    },
    cause: `hours_freed:${cause}`,
    ...(runAt !== undefined && { runAt }),
  };
}

/** What such work was queued with. */
export function readFreedHours({
  from,
  to,
  turn,
  waitingId,
  after,
  version,
}: Record<string, string>): FreedHours {
  return {
    from: Number(from),
    to: Number(to),
    turn: turn ? Number(turn) : null,
    waitingId,
    after: after ? JSON.parse(after) : undefined,
    version,
  };
}

/**
 * That freed hours are offered, to be written in the transaction that frees them: nothing where nobody waits, or where as many as
 * may be asked have let them pass, so that they are the public's. Who joins meanwhile is looked at once more a minute later.
 */
export function freedHoursInsert(db: Handle, freed: FreedHours & { turn: number }, now: number) {
  if (freed.from >= freed.to || freed.to <= now || freed.turn >= mostTurns) return null;
  const waits = db.selectFrom("waiting").select("id").where("state", "=", sql.lit("waiting")).limit(1);
  return outboxInsertIf(db, waits, [freedHoursWork(freed, newId())], now);
}
