import { addDays, localDate } from "#domain/time/dates.ts";
import { dayFrame } from "#domain/time/day-frame.ts";
import { freedHoursWork } from "#server/database/freed-hours.ts";
import { enqueue } from "#server/database/outbox.ts";
import { readSalon } from "#server/database/salon.ts";
import { findSeenVersions, markVersionSeen } from "#server/database/waiting-round.ts";
import { oneByOne } from "#server/usecases/checkout/one-by-one.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { takeBackUnable } from "#server/usecases/waiting/take-back-unable.ts";

/**
 * Looks for hours for everybody who waits, once the catalogue has changed: longer opening hours, a new master, a
 * shorter service. The catalogue's version changes in the same transaction, so a crash loses no change. First takes
 * back offered hours that can't be booked any more.
 */
export async function seeNewHours(app: DatabaseAndClock): Promise<void> {
  await oneByOne([takeBackUnable, lookIfChanged], (step) => step(app));
}

async function lookIfChanged(app: DatabaseAndClock): Promise<void> {
  const versions = await findSeenVersions(app.engine.read);
  if (versions.catalogue === versions.seen) return;
  const { zone, horizon_days: days } = await readSalon(app.engine.read);
  const now = app.now();
  const last = addDays(localDate(now, zone), days);
  const to = dayFrame(last, zone).to;
  await app.engine.transaction(async (tx) => {
    await markVersionSeen(tx, versions.catalogue);
    const freed = { from: now, to, passedBy: null, version: versions.catalogue };
    await enqueue(tx, freedHoursWork(freed, `catalogue:${versions.catalogue}`), now);
  });
}
