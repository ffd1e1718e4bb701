import { sql } from "kysely";
import { mostTurns, type PlaceInLine } from "#domain/offered-hours.ts";
import type { Span } from "#domain/time/span.ts";
import type { Handle } from "#server/database/handle.ts";
import { newId } from "#server/database/new-id.ts";
import type { OutboxEntry } from "#server/database/outbox.ts";
import { outboxInsertIf } from "#server/database/outbox-insert-if.ts";
import type { Work } from "#server/database/outbox-work.ts";

/** A span of time in which slots came free. */
export interface FreedHours extends Span {
  /**
   * How many people on the waiting list were offered it since it came free and did not take it. Null if the span is
   * checked for another reason; then everybody who was ever offered a slot counts.
   */
  passedBy: number | null;
  /** The only entry for which it is checked. Absent: the whole waiting list. */
  waitingId?: string | undefined;
  /** The last guest that the check has reached on the first date of the span. Those after it are left. */
  after?: PlaceInLine | undefined;
  /** The catalogue's version that caused the check. A check caused by a newer version replaces it. */
  version?: string | undefined;
}

/** The work that offers freed slots to the waiting list. @param cause unique: identifies what freed them */
export function freedHoursWork(
  { from, to, passedBy, waitingId, after, version }: FreedHours,
  cause: string,
  runAt?: number,
): OutboxEntry {
  return {
    kind: "hours_freed",
    payload: {
      from: `${from}`,
      to: `${to}`,
      turn: passedBy === null ? "" : `${passedBy}`,
      ...(waitingId !== undefined && { waitingId }),
      ...(after && { after: JSON.stringify(after) }),
      ...(version !== undefined && { version }),
    },
    cause: `hours_freed:${cause}`,
    ...(runAt !== undefined && { runAt }),
  };
}

/** Parses the payload of such work. */
export function readFreedHours({
  from,
  to,
  turn,
  waitingId,
  after,
  version,
}: Work["hours_freed"]): FreedHours {
  return {
    from: Number(from),
    to: Number(to),
    passedBy: turn ? Number(turn) : null,
    waitingId,
    after: after ? JSON.parse(after) : undefined,
    version,
  };
}

/**
 * Queues the offer of freed slots, in the transaction that frees them. Null if nobody waits, or if as many people as
 * may be asked have let them pass, so that they go to the public. Anyone who joins meanwhile gets another check a
 * minute later.
 */
export function freedHoursInsert(db: Handle, freed: FreedHours & { passedBy: number }, now: number) {
  if (freed.from >= freed.to || freed.to <= now || freed.passedBy >= mostTurns) return null;
  const waits = db
    .selectFrom("waiting")
    .select("id")
    .where("state", "=", sql.lit("waiting"))
    .limit(sql.lit(1));
  return outboxInsertIf(db, waits, [freedHoursWork(freed, newId())], now);
}
