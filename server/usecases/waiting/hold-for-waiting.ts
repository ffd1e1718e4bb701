import { heldUntil } from "#domain/offered-hours.ts";
import { cellsInsert, spanOfCells } from "#server/database/cells.ts";
import { type FreedHours, freedHoursWork } from "#server/database/freed-hours.ts";
import { holdInsert } from "#server/database/holds.ts";
import { newId } from "#server/database/new-id.ts";
import { offeredHourInsert } from "#server/database/offered-hours.ts";
import { outboxInsert } from "#server/database/outbox.ts";
import { purchaseInserts } from "#server/database/purchases.ts";
import { findWaiting } from "#server/database/waiting.ts";
import { placedAt } from "#server/usecases/checkout/draft-purchase.ts";
import { priceServices } from "#server/usecases/checkout/price-services.ts";
import { toPurchase } from "#server/usecases/checkout/write-purchase.ts";
import type { DatabaseClockAndSeal } from "#server/usecases/context.ts";
import { noticesOfOfferedHour } from "#server/usecases/post/queue.ts";
import type { Turn } from "#server/usecases/waiting/find-turn.ts";

/**
 * Holds an hour for somebody on the waiting list and notifies them, in one transaction. The purchase with this hold is
 * never paid: accepting the offer replaces it by another purchase with the prices of that time.
 * @param how.rest what else came free with it; how.offeredBy the person at the desk who chose
 * @returns the offered hour's id; null if somebody else has the hour, or the guest no longer waits or has another hour
 */
export async function holdForWaiting(
  app: DatabaseClockAndSeal,
  { salon, entry, services, slot, place, passedBy }: Turn,
  how: { rest: FreedHours | null; offeredBy: string | null },
): Promise<string | null> {
  const now = app.now();
  const id = newId();
  const until = heldUntil(slot.startsAt, now);
  const userId = entry.user_id ?? entry.added_by;
  if (userId === null) throw new Error("Somebody without an account was put on the list by nobody.");
  // Store a caller's contact only with the guest. In a purchase of the person who added them, it would outlive the
  // guest.
  const contact = entry.user_id === null ? nobody : entry;
  const buyer = { userId, email: contact.email, name: contact.name, phone: contact.phone };
  const priced = priceServices(services);
  const draft = placedAt(slot.startsAt, { services, priced }, place);
  const purchase = toPurchase(salon, buyer, { ...draft, kind: "offered_hour", offeredHourId: id }, now);
  const holdId = newId();
  const hold = { id: holdId, userId, purchaseId: purchase.id, claims: place.claims, endsAt: until };
  try {
    const held = await app.engine.transaction(async (tx) => {
      await app.engine.lock(tx, "waiting", entry.id);
      const waits = await findWaiting(tx, entry.id);
      if (waits?.state !== "waiting") return false;
      await app.engine.together(tx, [
        ...purchaseInserts(tx, purchase),
        holdInsert(tx, { ...hold, network: null, proven: true }, now),
        cellsInsert(tx, place.claims, { holdId }),
        offeredHourInsert(tx, {
          id,
          waiting_id: entry.id,
          purchase_id: purchase.id,
          state: "open",
          starts_at: slot.startsAt,
          ends_at: slot.endsAt,
          masters: slot.masterIds,
          until,
          turn: passedBy + 1,
          offered_by: how.offeredBy,
          created_at: now,
          taken_at: null,
          ended_at: null,
        }),
        outboxInsert(
          tx,
          [
            ...(await noticesOfOfferedHour(app, tx, { ...entry, id, by_text: Number(entry.email === "") })),
            ...(how.rest ? [freedHoursWork(how.rest, id)] : []),
          ],
          now,
        ),
      ]);
      return true;
    });
    if (!held) return null;
  } catch (error) {
    if (app.engine.violates(error, "cells") || app.engine.violates(error, "oneOfferedHour")) return null;
    throw error;
  }
  await app.engine.announce("availability", spanOfCells(place.claims));
  return id;
}

const nobody = { email: "", name: "", phone: "" };
