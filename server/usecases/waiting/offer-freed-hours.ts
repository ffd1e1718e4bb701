import { afterNight } from "#domain/time/night.ts";
import { type FreedHours, freedHoursWork } from "#server/database/freed-hours.ts";
import { enqueue } from "#server/database/outbox.ts";
import { readSalon } from "#server/database/salon.ts";
import { findSeenVersions } from "#server/database/waiting-round.ts";
import type { DatabaseAndClock, UseCases } from "#server/usecases/context.ts";
import { findTurn } from "#server/usecases/waiting/find-turn.ts";
import { holdForWaiting } from "#server/usecases/waiting/hold-for-waiting.ts";

/** Each server may take the hour that another has just looked at; then it is looked for once more. */
const mostTries = 10;

/**
 * Offers hours that came free to who waits: one hour to one guest, who is written to. One look goes over one date and so many of those who
 * wait for it; what is left is looked at by work that is queued in the transaction that offers an hour, or by itself where
 * none was found, so that no turn is lost wherever a server dies; not where it was looked at for one entry alone, which
 * has its hour then. At night it waits until the morning. Done again, a look queues the same piece once.
 * @param workId the queued work's
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

/** Whether all of it is looked at once more anyway, since the catalogue has changed again. */
async function isOvertaken({ engine }: DatabaseAndClock, { version }: FreedHours): Promise<boolean> {
  return version !== undefined && (await findSeenVersions(engine.read)).seen !== version;
}
