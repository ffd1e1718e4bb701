import type { Actor } from "#domain/access.ts";
import { findPurchase } from "#server/database/purchases.ts";
import { isBeingPaid } from "#server/usecases/checkout/ask-provider.ts";
import type { DatabaseClockAndPayments, UseCases } from "#server/usecases/context.ts";
import { createDeskBooking } from "#server/usecases/desk/create-desk-booking.ts";
import { type Result, refuse } from "#server/usecases/result.ts";
import {
  becameVisit,
  findOwnOffered,
  hourIsBeingPaid,
} from "#server/usecases/waiting/let-offered-hour-go.ts";

/**
 * Books an offered hour for a guest who has accepted it on the phone or at the desk, without a card, like any desk
 * booking.
 * @returns the booking's id
 */
export async function bookOfferedHour(
  app: DatabaseClockAndPayments & Pick<UseCases, "seal">,
  actor: Actor,
  id: string,
): Promise<Result<string>> {
  const found = await findOwnOffered(app, actor, id);
  if (!found.ok) return found;
  const { offered, entry } = found.value;
  const { purchase_id: purchaseId, masters, starts_at: startsAt } = offered;
  const purchase = await findPurchase(app.engine.read, purchaseId);
  const hold = purchase?.hold;
  if (offered.state === "booked") return becameVisit(actor);
  const isOver = offered.state !== "open" || hold?.state !== "active" || entry.state !== "waiting";
  if (isOver) return refuse("wrong_state", "This hour is offered no more. Look at the waiting list again.");
  // A guest who has left the page no longer pays: the hour is back with a purchase of the offer.
  if (purchase?.kind !== "offered_hour" || (await isBeingPaid(app, purchaseId))) return hourIsBeingPaid;
  return await createDeskBooking(app, actor.userId, {
    name: entry.name,
    phone: entry.phone,
    email: entry.email || undefined,
    guestId: entry.guest_id,
    serviceIds: entry.service_ids,
    masters,
    startsAt,
    offered: { id, purchaseId, holdId: hold.id, userId: entry.user_id },
  });
}
