import { localDate } from "#domain/time/dates.ts";
import { whyStaysHandedBack } from "#domain/visit.ts";
import { findUncounted } from "#server/database/day-closes.ts";
import type { Handle } from "#server/database/handle.ts";
import type { SalonRow } from "#server/database/salon.ts";
import { type Refusal, refuse } from "#server/usecases/result.ts";

const sentences = {
  closed: "The day on which this was handed back is closed. The owner can open it again.",
  another_day: "This was handed back on another day, so it stays written down.",
};

/** Why a line of the ledger that says what was handed back can't be a mistake any more; null where it can. */
export async function staysHandedBack(
  db: Handle,
  line: { id: string; at: number },
  { zone, now }: Pick<SalonRow, "zone"> & { now: number },
): Promise<Refusal | null> {
  const isCounted = !(await findUncounted(db, [line.id])).has(line.id);
  const dateOf = (instant: number) => localDate(instant, zone);
  const why = whyStaysHandedBack({ at: line.at, isCounted }, { now, dateOf });
  return why && refuse("wrong_state", sentences[why]);
}
