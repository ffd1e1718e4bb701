import { takeBackMs } from "#domain/guests/merging.ts";
import { holdLimits } from "#domain/hold-limits.ts";
import { importTakeBackMs } from "#domain/imports/take-back.ts";
import { foldBookingCounts, foldedAtOnce } from "#server/database/booking-counts.ts";
import { forgetDeletedPeople } from "#server/database/forget-people.ts";
import { endOldMerges } from "#server/database/guest-merges.ts";
import { forgetNetworks } from "#server/database/holds-of-networks.ts";
import { forgetImported } from "#server/database/imports.ts";
import { forgetInvitations } from "#server/database/invitations.ts";
import { foldOfferCounts } from "#server/database/offer-counts.ts";
import { removeOldHolds } from "#server/database/old-holds.ts";
import { removeDone } from "#server/database/outbox.ts";
import { removeOldWindows } from "#server/database/rate-limits.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { queueRemovals } from "#server/usecases/pictures/remove-picture.ts";

const hourMs = 60 * 60_000;
const doneKeptMs = 30 * 24 * hourMs;
const holdsKeptMs = 30 * 24 * hourMs;
const holdsAtOnce = 500;
const mostBatches = 40;

/**
 * Removes what nothing will ask for again: a salon's database grows with its visits alone, and a deleted person's
 * contact goes once their visits are over.
 */
export async function tidyUp(app: UseCases): Promise<void> {
  await removeOldWindows(app.engine.write, app.now() - hourMs);
  await forgetNetworks(app.engine.write, app.now() - holdLimits.windowMs);
  await removeDone(app.engine.write, app.now() - doneKeptMs);
  await forgetInvitations(app.engine.write, { now: app.now() });
  await app.identity.forgetExpired();
  await endOldMerges(app.engine.write, app.now() - takeBackMs, app.now());
  const importsEnded = app.now() - importTakeBackMs;
  await forgetImported(app.engine.write, { from: importsEnded - doneKeptMs, to: importsEnded });
  await forgetDeletedPeople(app.engine.write, app.now());
  await sumCounts(app);
  await dropOldHolds(app);
  // An upload may end after the person who sent it was deleted.
  await app.engine.transaction((tx) => queueRemovals(tx, app.now()));
}

/** One transaction a batch, so that nobody waits for long. */
async function sumCounts(app: UseCases): Promise<void> {
  while ((await app.engine.transaction(foldBookingCounts)) >= foldedAtOnce);
  while ((await app.engine.transaction(foldOfferCounts)) >= foldedAtOnce);
}

/** Those of years, where a salon has run an older version, go in some days. */
async function dropOldHolds(app: UseCases): Promise<void> {
  const before = app.now() - holdsKeptMs;
  for (let batch = 0; batch < mostBatches; batch++) {
    const gone = await app.engine.transaction((tx) => removeOldHolds(tx, before, holdsAtOnce));
    if (gone < holdsAtOnce) return;
  }
}
