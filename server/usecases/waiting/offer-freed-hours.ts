import { afterNight } from "#domain/time/night.ts";
import { type FreedHours, freedHoursWork } from "#server/database/freed-hours.ts";
import { enqueue } from "#server/database/outbox.ts";
import { readSalon } from "#server/database/salon.ts";
import { findSeenVersions } from "#server/database/waiting-round.ts";
import type { DatabaseAndClock, UseCases } from "#server/usecases/context.ts";
import { findTurn } from "#server/usecases/waiting/find-turn.ts";
import { holdForWaiting } from "#server/usecases/waiting/hold-for-waiting.ts";

/** Another server may take an hour that this one has just found. It then searches again, up to this often. */
const mostTries = 10;

/**
 * Offers freed hours to the waiting list: one hour to one guest, who is notified. One run searches one date and a
 * portion of those who wait for it. The rest is queued as new work, in the transaction that offers an hour, or alone if
 * none was found, so that no turn is lost if a server dies. A search for a single entry ends once it has offered an
 * hour. At night it waits until the morning. Running it again queues the same work only once.
 * @param workId the id of the queued work
 */
export async function offerFreedHours(
  app: DatabaseAndClock & Pick<UseCases, "seal" | "sms">,
  freed: FreedHours,
  workId: string,
): Promise<void> {
  const salon = await readSalon(app.engine.read);
  const now = app.now();
  if (freed.to <= now || (await isOvertaken(app, freed))) return;
  const queue = (left: FreedHours, piece: string, runAt = now) =>
    app.engine.transaction((tx) => enqueue(tx, freedHoursWork(left, `${workId}:${piece}`, runAt), now));
  const asking = afterNight(now, salon.zone);
  if (asking > now) return await queue(freed, "night", asking);
  for (let tries = 1; tries <= mostTries; tries++) {
    const { turn, left } = await findTurn(app, salon, freed);
    if (!turn) return left ? await queue(left, `${left.from}:${left.after?.id ?? ""}`) : undefined;
    const rest = freed.waitingId === undefined ? left : null;
    if (await holdForWaiting(app, turn, { rest, offeredBy: null })) return;
  }
  throw new Error("Others were faster ten times: it is tried again.");
}

/** Whether everything will be searched again anyway, because the catalogue has changed again. */
async function isOvertaken({ engine }: DatabaseAndClock, { version }: FreedHours): Promise<boolean> {
  return version !== undefined && (await findSeenVersions(engine.read)).seen !== version;
}
