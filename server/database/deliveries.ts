import type { ExpressionBuilder } from "kysely";
import { type DeliveryState, mostAttempts } from "#domain/deliveries.ts";
import type { Handle } from "#server/database/handle.ts";
import { mailKinds, type OutboxRow } from "#server/database/outbox.ts";
import type { Schema } from "#server/database/schema.ts";

/** Mails, the newest first. @param page.before the id of the last one seen */
export function listMails(
  db: Handle,
  page: { state: DeliveryState | undefined; limit: number; before: string | undefined },
): Promise<OutboxRow[]> {
  const { state, before } = page;
  let query = db.selectFrom("outbox").selectAll().where("kind", "like", mailKinds);
  if (state) query = query.where((eb) => isIn(eb, state));
  if (before) query = query.where("id", "<", before);
  return query.orderBy("id", "desc").limit(page.limit).execute();
}

export async function countMails(db: Handle, state?: DeliveryState): Promise<number> {
  let query = db
    .selectFrom("outbox")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("kind", "like", mailKinds);
  if (state) query = query.where((eb) => isIn(eb, state));
  return Number((await query.executeTakeFirstOrThrow()).count);
}

/** domain/deliveries.ts's stateOf, as a condition. */
function isIn(eb: ExpressionBuilder<Schema, "outbox">, state: DeliveryState) {
  const undone = eb("done_at", "is", null);
  const conditions = {
    waiting: [undone, eb("attempts", "=", 0)],
    trying: [undone, eb("attempts", ">", 0), eb("attempts", "<", mostAttempts)],
    failed: [undone, eb("attempts", ">=", mostAttempts)],
    sent: [eb("done_at", "is not", null), eb("not_sent", "is", null)],
    not_sent: [eb("not_sent", "is not", null)],
  } satisfies Record<DeliveryState, unknown>;
  return eb.and(conditions[state]);
}
