import type { Transaction } from "kysely";
import { isOpenPayment } from "#domain/payment-states.ts";
import { noTime, type Span } from "#domain/time/span.ts";
import { freeHeldCells } from "#server/database/cells.ts";
import { endHold, findHoldOfPurchase } from "#server/database/holds.ts";
import { offerUseDelete } from "#server/database/offer-uses.ts";
import { endOfferedHour, findOfferedHour } from "#server/database/offered-hours.ts";
import { listPaymentsOfPurchase } from "#server/database/payments.ts";
import { findPurchase, type PurchaseRow, updatePurchase } from "#server/database/purchases.ts";
import type { Schema } from "#server/database/schema.ts";
import { keepOffered } from "#server/usecases/checkout/keep-offered.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";

/** By staff, or because its buyer chooses anew: then an offered hour that it accepts stays offered. */
type WhyReleased = "by_desk" | "chosen_anew";

/**
 * Like `releasePurchase`, in its own transaction. Announces the change to those who look at availability.
 * @returns whether it was given up
 */
export async function giveUpPurchase(
  app: DatabaseAndClock,
  purchaseId: string,
  why?: WhyReleased,
): Promise<boolean> {
  const { released, freed } = await app.engine.transaction((tx) => releasePurchase(app, tx, purchaseId, why));
  if (released || freed.from < freed.to) await app.engine.announce("availability", freed);
  return released;
}

/**
 * Gives up an open purchase and frees its hour, unless it has been booked or a payment has begun. Stop its payments
 * first.
 * @param why absent: its customer or the clock gives it up
 * @returns whether this call gave it up, and the time that came free
 */
export async function releasePurchase(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  purchaseId: string,
  why?: WhyReleased,
): Promise<{ released: boolean; freed: Span }> {
  await app.engine.lock(tx, "purchases", purchaseId);
  const purchase = await findPurchase(tx, purchaseId);
  if (!purchase || purchase.state === "booked") return stays;
  const payments = await listPaymentsOfPurchase(tx, purchaseId);
  if (payments.some(({ state }) => isOpenPayment(state))) return stays;
  const released = await updatePurchase(tx, purchaseId, { state: "released" });
  if (purchase.quote.discount?.kind === "code") await offerUseDelete(tx, purchaseId).execute();
  if (released && why === "chosen_anew" && (await keepOffered(app, tx, purchase)))
    return { released, freed: noTime };
  const hold = await findHoldOfPurchase(tx, purchaseId);
  const now = app.now();
  const byDesk = why === "by_desk";
  const ended = hold && (await endHold(tx, hold.id, { now, byDesk }));
  const state = byDesk ? "taken_back" : hold && hold.ends_at <= now ? "lapsed" : "declined";
  const passedBy = await endOffer(tx, purchase, { state, now });
  return { released, freed: ended ? await freeHeldCells(tx, hold.id, { now, passedBy }) : noTime };
}

/**
 * Ends the offer of the hour that a purchase held. @returns how many people on the waiting list have passed on the hour
 */
async function endOffer(
  tx: Transaction<Schema>,
  { id: purchaseId, offered_hour_id: id }: PurchaseRow,
  end: Parameters<typeof endOfferedHour>[2],
): Promise<number> {
  if (id === null) return 0;
  await endOfferedHour(tx, { id, purchaseId }, end);
  return (await findOfferedHour(tx, id))?.turn ?? 0;
}

const stays = { released: false, freed: noTime };
