import { isAsNamed } from "#domain/availability/services-with.ts";
import { discountOf, toCode } from "#domain/offers.ts";
import { quote } from "#domain/pricing.ts";
import { type BookingRow, findBooking, readDiscount } from "#server/database/bookings.ts";
import type { Handle } from "#server/database/handle.ts";
import { findOfferByCode } from "#server/database/offers.ts";
import { findBoughtPackage } from "#server/database/packages.ts";
import type { DeskRequest } from "#server/usecases/desk/desk-request.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/** The visit that the desk has booked under this id. Refuses an order that differs from it. */
export async function findBookedByDesk(
  db: Handle,
  id: string,
  order: DeskRequest,
): Promise<Result<string> | undefined> {
  const booked = await findBooking(db, id);
  if (!booked) return undefined;
  return isSame(booked, order) && (await isOffSo(db, booked, order)) ? ok(id) : otherVisit;
}

function isSame(booked: BookingRow, order: DeskRequest): boolean {
  const { name, phone, email = "", serviceIds, masters = [], startsAt, packageId } = order;
  const { guestId, note = "", byText = false } = order;
  const isOfGuest = guestId === undefined || booked.guest_id === guestId;
  const isSaidSo = booked.note === note && booked.by_text === Number(byText);
  const isFor = booked.name === name && booked.phone === phone && booked.email === email;
  const isWith = booked.items.every(({ master_id }, at) => isAsNamed(masters, at, master_id));
  const isOf = booked.items.map(({ service_id }) => service_id).join() === serviceIds.join();
  const isPaidSo = packageId === undefined || booked.package_id === packageId;
  const isThere = booked.state !== "cancelled" && booked.starts_at === startsAt;
  return isFor && isOfGuest && isWith && isOf && isPaidSo && isSaidSo && isThere;
}

/** Whether the visit's price fits the order's code. A code may take nothing off because a better discount applies. */
async function isOffSo(db: Handle, booked: BookingRow, { code, packageId }: DeskRequest): Promise<boolean> {
  const off = readDiscount(booked);
  const typed = code === undefined ? undefined : toCode(code);
  if (off?.kind === "code") return off.code === typed;
  const offer = typed === undefined ? undefined : await findOfferByCode(db, typed);
  if (!offer) return typed === undefined;
  const bought = packageId === undefined ? undefined : await findBoughtPackage(db, packageId);
  const services = booked.items.map((item) => ({
    id: item.service_id,
    name: item.service_name,
    priceCents: item.price_cents,
  }));
  const session = bought
    ? { packageId: bought.id, serviceId: bought.service_id, worthCents: booked.credit_cents }
    : null;
  return quote(services, [...(off ? [off] : []), discountOf(offer)], session).discount?.kind !== "code";
}

const otherVisit = refuse(
  "wrong_state",
  "This visit is booked already, as it was sent before. Close this window and look into the calendar.",
);
