import { bookables } from "#app/lib/bookables.ts";
import { masterName, serviceName } from "#app/lib/names.ts";
import type { Booking } from "#contract/bookings.ts";
import type { Master } from "#contract/masters.ts";
import type { Service } from "#contract/services.ts";

/**
 * A booking with the catalogue's names in the page's language. What is no longer in the catalogue keeps the name it
 * was booked under.
 */
export function translateBooking<B extends Booking>(
  booking: B,
  services: readonly Service[],
  masters: readonly Master[],
): B {
  const known = bookables(services);
  const items = booking.items.map((item) => {
    const service = known.find(({ _id }) => _id === item.serviceId);
    const master = masters.find(({ _id }) => _id === item.masterId);
    return {
      ...item,
      service_name: service?.nameBn ? serviceName(service) : item.service_name,
      masterName: master?.nameBn ? masterName(master) : item.masterName,
    };
  });
  if (items.length === 0) return booking;
  return { ...booking, items, service_name: items.map((item) => item.service_name).join(", ") };
}

/**
 * Names that come without ids, one or several separated by commas, in the page's language. A name that is not in the
 * catalogue stays as it is.
 */
export function translateNames(
  names: string,
  services: readonly Service[],
  masters: readonly Master[],
): string {
  const translated = new Map([
    ...masters.map((one) => [one.name, masterName(one)] as const),
    ...bookables(services).map((one) => [one.service_name, serviceName(one)] as const),
  ]);
  const whole = translated.get(names);
  if (whole !== undefined) return whole;
  return names
    .split(", ")
    .map((name) => translated.get(name) ?? name)
    .join(", ");
}
