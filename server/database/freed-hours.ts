import { sql } from "kysely";
import { mostTurns, type PlaceInLine } from "#domain/offered-hours.ts";
import type { Span } from "#domain/time/span.ts";
import { noteQueued } from "#server/database/engines/inside-transaction.ts";
import type { Handle } from "#server/database/handle.ts";
import { newId } from "#server/database/new-id.ts";
import type { OutboxEntry } from "#server/database/outbox.ts";

/** A stretch of time in which hours came free. */
export interface FreedHours extends Span {
  /**
   * How many who wait were offered it since it came free and did not take it. Null where it is looked at for another reason: then
   * all who were ever offered an hour count.
   */
  turn: number | null;
  /** The one entry for which it is looked at; absent: all who wait. */
  waitingId?: string | undefined;
  /** Whom the look has come to on the first date of the stretch: those who come after are left. */
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
 * Queues that freed hours are offered, in the transaction that frees them: nothing where nobody waits, or where as many as may be
 * asked have let them pass, so that they are the public's. Who joins meanwhile is looked at once more a minute later.
 */
export async function noteFreedHours(
  db: Handle,
  freed: FreedHours & { turn: number },
  now: number,
): Promise<void> {
  if (freed.from >= freed.to || freed.to <= now || freed.turn >= mostTurns) return;
  const { kind, payload, cause } = freedHoursWork(freed, newId());
  noteQueued();
  await db
    .insertInto("outbox")
    .columns(["id", "kind", "payload", "cause", "run_at", "attempts", "locked_until", "created_at"])
    .expression((eb) =>
      eb
        .selectFrom("waiting")
        .select([
          sql<string>`cast(${newId()} as text)`.as("id"),
          sql<string>`cast(${kind} as text)`.as("kind"),
          sql<string>`cast(${JSON.stringify(payload)} as text)`.as("payload"),
          sql<string>`cast(${cause} as text)`.as("cause"),
          sql<number>`cast(${now} as bigint)`.as("run_at"),
          sql<number>`0`.as("attempts"),
          sql<number>`0`.as("locked_until"),
          sql<number>`cast(${now} as bigint)`.as("created_at"),
        ])
        .where("state", "=", sql.lit("waiting"))
        .limit(1),
    )
    .execute();
}
