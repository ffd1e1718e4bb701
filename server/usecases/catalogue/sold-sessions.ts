import { localDate } from "#domain/time/dates.ts";
import { readGiftBalance } from "#server/database/gift-balance.ts";
import type { Handle } from "#server/database/handle.ts";
import { isPackageBeingBought, listUsablePackages } from "#server/database/open-packages.ts";
import { readSalon } from "#server/database/salon.ts";
import { type Refusal, refuse } from "#server/usecases/result.ts";

/**
 * Refuses to hide services with sessions that are paid for; null when nobody has a session of them left, has booked
 * one, or is paying for some.
 */
export async function refuseSold(
  db: Handle,
  serviceIds: readonly string[],
  now: number,
): Promise<Refusal | null> {
  const { zone } = await readSalon(db);
  for (const { id, isComing } of await listUsablePackages(db, serviceIds, localDate(now, zone))) {
    const { leftCents, goneCents } = await readGiftBalance(db, id);
    if (isComing || leftCents > goneCents) return stillPaidFor;
  }
  return (await isPackageBeingBought(db, serviceIds)) ? beingBought : null;
}

const stillPaidFor = refuse(
  "wrong_state",
  "Guests still have sessions of this service that are paid for. Take its packages off sale, and hide it once the sessions are used or given back.",
);

const beingBought = refuse(
  "wrong_state",
  "Somebody is paying for a package of this service just now. Take its packages off sale, and hide it in an hour.",
);
