import { addDays, localDate } from "#domain/time/dates.ts";
import { dayFrame } from "#domain/time/day-frame.ts";
import { freedHoursWork } from "#server/database/freed-hours.ts";
import { enqueue } from "#server/database/outbox.ts";
import { readSalon } from "#server/database/salon.ts";
import { findSeenVersions, markVersionSeen } from "#server/database/waiting-round.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { takeBackUnable } from "#server/usecases/waiting/take-back-unable.ts";

/**
 * Has the whole of what can be booked looked at for who waits, once the catalogue has changed: new hours of the salon
 * or of a master, another master, a service that takes less time. The catalogue's version changes with it, in its
 * transaction, so none is missed wherever a server dies. What is held for who waits and can't be booked any more is
 * taken back first.
 */
export async function seeNewHours(app: DatabaseAndClock): Promise<void> {
  await takeBackUnable(app);
  const versions = await findSeenVersions(app.engine.read);
  if (versions.catalogue === versions.seen) return;
  const { zone, horizon_days: days } = await readSalon(app.engine.read);
  const now = app.now();
  const last = addDays(localDate(now, zone), days);
  const to = dayFrame(last, zone).to;
  await app.engine.transaction(async (tx) => {
    await markVersionSeen(tx, versions.catalogue);
    const freed = { from: now, to, turn: null, version: versions.catalogue };
    await enqueue(tx, freedHoursWork(freed, `catalogue:${versions.catalogue}`), now);
  });
}
