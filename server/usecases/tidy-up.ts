import { takeBackMs } from "#domain/guests/merging.ts";
import { holdLimits } from "#domain/hold-limits.ts";
import { importTakeBackMs } from "#domain/imports/take-back.ts";
import { localDate } from "#domain/time/dates.ts";
import { foldBookingCounts, foldedAtOnce } from "#server/database/booking-counts.ts";
import { removeDone } from "#server/database/done-work.ts";
import { forgetDeletedPeople } from "#server/database/forget-people.ts";
import { endOldMerges } from "#server/database/guest-merges.ts";
import { forgetNetworks } from "#server/database/holds-of-networks.ts";
import { forgetImported } from "#server/database/imports.ts";
import { forgetInvitations } from "#server/database/invitations.ts";
import { removeOldMobileCodes } from "#server/database/mobile-codes.ts";
import { foldOfferCounts } from "#server/database/offer-counts.ts";
import { endLostOffers } from "#server/database/offered-hours.ts";
import { removeOldHolds } from "#server/database/old-holds.ts";
import { findForgettablePurchases, forgetPurchases } from "#server/database/old-purchases.ts";
import { removeOldWindows } from "#server/database/rate-limits.ts";
import { readSalon } from "#server/database/salon.ts";
import { removeOldTexts } from "#server/database/sent-texts.ts";
import { endRefusedTexts, removeOldTextAnswers } from "#server/database/stopped-texts.ts";
import { removeOldTextLinks } from "#server/database/text-links.ts";
import { passWaiting, removeOldWaiting } from "#server/database/waiting.ts";
import { removeOldMessages } from "#server/database/webhooks.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { queueRemovals } from "#server/usecases/pictures/remove-picture.ts";

const hourMs = 60 * 60_000;
/** A daily limit is kept until its day is over. */
const longestWindowMs = 25 * hourMs;
const importsKeptMs = 30 * 24 * hourMs;
const messagesKeptMs = 30 * 24 * hourMs;
/** How long the link in a text works. */
const textLinksKeptMs = 90 * 24 * hourMs;
const waitingKeptMs = 90 * 24 * hourMs;
/** How often a gateway that still refuses a number is asked again. */
const refusalsKeptMs = 90 * 24 * hourMs;
const atOnce = 200;
const mostBatches = 100;

/**
 * Removes what nothing will ask for again, so that a salon's database grows only with its visits. A deleted person's
 * contact is removed once their visits are over. Records with a retention period are deleted in small transactions, so
 * that nobody waits for long; a backlog of years, after an update from an older version, takes several days.
 */
export async function tidyUp(app: UseCases): Promise<void> {
  const { keeps } = app;
  await removeOldWindows(app.engine.write, app.now() - longestWindowMs);
  await forgetNetworks(app.engine.write, app.now() - holdLimits.windowMs);
  await removeOldMessages(app.engine.write, app.now() - messagesKeptMs);
  await removeOldTexts(app.engine.write, localDate(app.now() - keeps.doneWorkMs, "UTC"));
  await removeOldTextLinks(app.engine.write, app.now() - textLinksKeptMs);
  await removeOldTextAnswers(app.engine.write, app.now() - keeps.textAnswersMs);
  await endRefusedTexts(app.engine.write, app.now() - refusalsKeptMs);
  await removeOldMobileCodes(app.engine.write, app.now() - 24 * hourMs);
  await forgetInvitations(app.engine.write, { now: app.now() });
  await app.identity.forgetExpired();
  await endOldMerges(app.engine.write, app.now() - takeBackMs, app.now());
  const importsEnded = app.now() - importTakeBackMs;
  await forgetImported(app.engine.write, { from: importsEnded - importsKeptMs, to: importsEnded });
  if (await forgetDeletedPeople(app.engine.write, app.now())) await app.engine.cleanIndex();
  await passDays(app);
  await sumCounts(app);
  await inBatches(() => removeDone(app.engine.write, app.now() - keeps.doneWorkMs, atOnce));
  await inBatches(() =>
    app.engine.transaction((tx) => removeOldHolds(tx, app.now() - keeps.holdsMs, atOnce)),
  );
  await inBatches(() =>
    app.engine.transaction((tx) => removeOldWaiting(tx, app.now() - waitingKeptMs, atOnce)),
  );
  await inBatches(() => dropReleasedPurchases(app, app.now() - keeps.releasedPurchasesMs));
  // An upload may finish after its sender was deleted.
  await app.engine.transaction((tx) => queueRemovals(tx, app.now()));
}

/** Ends wishes whose last day was yesterday, and offers whose hold is gone. */
async function passDays({ engine, now }: UseCases): Promise<void> {
  const { zone } = await readSalon(engine.read);
  const today = localDate(now(), zone);
  await engine.transaction((tx) => passWaiting(tx, { today, now: now() }));
  await endLostOffers(engine.write, { before: now() - hourMs, now: now() });
}

/** One transaction per batch, so that nobody waits for long. */
async function sumCounts(app: UseCases): Promise<void> {
  while ((await app.engine.transaction(foldBookingCounts)) >= foldedAtOnce);
  while ((await app.engine.transaction(foldOfferCounts)) >= foldedAtOnce);
}

/** @param remove returns how many it has removed */
async function inBatches(remove: () => Promise<number>): Promise<void> {
  for (let batch = 0; batch < mostBatches; batch++) {
    if ((await remove()) < atOnce) return;
  }
}

/** @returns how many were looked at */
async function dropReleasedPurchases({ engine }: UseCases, before: number): Promise<number> {
  const old = await findForgettablePurchases(engine.read, { before, most: atOnce });
  if (old.length === 0) return 0;
  await engine.transaction(async (tx) => {
    await engine.lockToDelete(tx, "purchases", old);
    // A payment may have arrived for one of them in the meantime.
    const ids = await findForgettablePurchases(tx, { before, most: atOnce, among: old });
    if (ids.length > 0) await forgetPurchases(tx, ids);
  });
  return old.length;
}
