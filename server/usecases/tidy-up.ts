import { takeBackMs } from "#domain/guests/merging.ts";
import { holdLimits } from "#domain/hold-limits.ts";
import { importTakeBackMs } from "#domain/imports/take-back.ts";
import { dayMs, localDate } from "#domain/time/dates.ts";
import { hourMs } from "#domain/time/durations.ts";
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
import { longestRun, moveNextDay, readPastSince } from "#server/database/past-cells.ts";
import { removeOldWindows } from "#server/database/rate-limits.ts";
import { readSalon } from "#server/database/salon.ts";
import { removeOldTexts } from "#server/database/sent-texts.ts";
import { endRefusedTexts, removeOldTextAnswers } from "#server/database/stopped-texts.ts";
import { removeOldTextLinks } from "#server/database/text-links.ts";
import { passWaiting, removeOldWaiting } from "#server/database/waiting.ts";
import { removeOldMessages } from "#server/database/webhooks.ts";
import { oneByOne } from "#server/usecases/checkout/one-by-one.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { queueRemovals } from "#server/usecases/pictures/remove-picture.ts";

/** A daily limit is kept until its day is over. */
const longestWindowMs = 25 * hourMs;
const importsKeptMs = 30 * dayMs;
const messagesKeptMs = 30 * dayMs;
/** How long the link in a text works. */
const textLinksKeptMs = 90 * dayMs;
const waitingKeptMs = 90 * dayMs;
/** How often a gateway that still refuses a number is asked again. */
const refusalsKeptMs = 90 * dayMs;
const atOnce = 200;
const mostBatches = 100;

/**
 * Removes what nothing will ask for again, so that a salon's database grows only with its visits. A deleted person's
 * contact is removed once their visits are over. Records with a retention period are deleted in small transactions, so
 * that nobody waits for long; a backlog of years, after an update from an older version, takes several days. What fails
 * keeps nothing else.
 */
export async function tidyUp(app: UseCases): Promise<void> {
  const { keeps } = app;
  const { write } = app.engine;
  const before = (ms: number) => app.now() - ms;
  const steps: (() => Promise<unknown>)[] = [
    () => removeOldWindows(write, before(longestWindowMs)),
    () => forgetNetworks(write, before(holdLimits.windowMs)),
    () => removeOldMessages(write, before(messagesKeptMs)),
    () => removeOldTexts(write, localDate(before(keeps.doneWorkMs), "UTC")),
    () => removeOldTextLinks(write, before(textLinksKeptMs)),
    () => removeOldTextAnswers(write, before(keeps.textAnswersMs)),
    () => endRefusedTexts(write, before(refusalsKeptMs)),
    () => removeOldMobileCodes(write, before(dayMs)),
    () => forgetInvitations(write, { now: app.now() }),
    () => app.identity.forgetExpired(),
    () => endOldMerges(write, before(takeBackMs), app.now()),
    () =>
      forgetImported(write, { from: before(importTakeBackMs + importsKeptMs), to: before(importTakeBackMs) }),
    () => forgetPeople(app),
    () => passDays(app),
    () => sumCounts(app),
    () => movePastCells(app),
    () => inBatches(() => removeDone(write, before(keeps.doneWorkMs), atOnce)),
    () => inBatches(() => app.engine.transaction((tx) => removeOldHolds(tx, before(keeps.holdsMs), atOnce))),
    () =>
      inBatches(() => app.engine.transaction((tx) => removeOldWaiting(tx, before(waitingKeptMs), atOnce))),
    () => inBatches(() => dropReleasedPurchases(app, before(keeps.releasedPurchasesMs))),
    // An upload may finish after its sender was deleted.
    () => app.engine.transaction((tx) => queueRemovals(tx, app.now())),
  ];
  await oneByOne(steps, (step) => step());
}

async function forgetPeople({ engine, now }: UseCases): Promise<void> {
  if (await forgetDeletedPeople(engine.write, now())) await engine.cleanIndex();
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

/** One transaction per day. A server of the former release, beside this one during an update, would miss the cells. */
async function movePastCells({ engine, keeps, now }: UseCases): Promise<void> {
  if (now() - (await readPastSince(engine.read)) < dayMs) return;
  const before = Math.floor((now() - keeps.cellsMs) / dayMs) * longestRun;
  for (let batch = 0; batch < mostBatches; batch++)
    if ((await engine.transaction((tx) => moveNextDay(tx, before))) === null) return;
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
