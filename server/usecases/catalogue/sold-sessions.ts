import { localDate } from "#domain/time/dates.ts";
import { readGiftBalance } from "#server/database/gift-balance.ts";
import type { Handle } from "#server/database/handle.ts";
import { listGoodPackages } from "#server/database/packages.ts";
import { readSalon } from "#server/database/salon.ts";
import { type Refusal, refuse } from "#server/usecases/result.ts";

/** Why services can't be hidden: what is paid for can be used. Null where nobody has a session of them left. */
export async function refuseSold(
  db: Handle,
  serviceIds: readonly string[],
  now: number,
): Promise<Refusal | null> {
  const { zone } = await readSalon(db);
  for (const { id } of await listGoodPackages(db, serviceIds, localDate(now, zone))) {
    const { leftCents, goneCents } = await readGiftBalance(db, id);
    if (leftCents > goneCents) return stillPaidFor;
  }
  return null;
}

const stillPaidFor = refuse(
  "wrong_state",
  "Guests still have sessions of this service that are paid for. Take its packages off sale, and hide it once the sessions are used or given back.",
);
