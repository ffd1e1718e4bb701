import type { Language } from "#domain/language.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import type { Handle } from "#server/database/handle.ts";
import { atOnce, inParts } from "#server/database/in-parts.ts";

/**
 * A visit with its services and masters named in a language. Names that the salon has not given in Bangla stay as
 * booked.
 */
export async function namedIn(language: Language, db: Handle, booking: BookingRow): Promise<BookingRow> {
  const [named = booking] = await allNamedIn(language, db, [booking]);
  return named;
}

/** The same for many visits, in few statements. */
export async function allNamedIn(
  language: Language,
  db: Handle,
  bookings: readonly BookingRow[],
): Promise<BookingRow[]> {
  if (language !== "bn" || bookings.length === 0) return [...bookings];
  const names = await inParts(
    bookings.map(({ id }) => id),
    atOnce,
    (some) =>
      db
        .selectFrom("booking_items as item")
        .innerJoin("services", "services.id", "item.service_id")
        .leftJoin("masters", "masters.id", "item.master_id")
        .select(["item.booking_id", "item.position"])
        .select(["services.name_bn as service_bn", "masters.name_bn as master_bn"])
        .where("item.booking_id", "in", some)
        .execute(),
  );
  const ofVisit = Map.groupBy(names, (name) => name.booking_id);
  return bookings.map((booking) => withNames(booking, ofVisit.get(booking.id) ?? []));
}

interface BanglaName {
  position: number;
  service_bn: string | null;
  master_bn: string | null;
}

function withNames(booking: BookingRow, names: readonly BanglaName[]): BookingRow {
  const items = booking.items.map((item) => {
    const named = names.find(({ position }) => position === item.position);
    return {
      ...item,
      service_name: named?.service_bn || item.service_name,
      master_name: named?.master_bn || item.master_name,
    };
  });
  const isOfItems = booking.service_name === listed(booking.items);
  return { ...booking, items, service_name: isOfItems ? listed(items) : booking.service_name };
}

/** The Bangla names of services, in their order. Null if one of them is gone. */
export async function listBanglaServices(db: Handle, ids: readonly string[]): Promise<string | null> {
  const rows = await db
    .selectFrom("services")
    .select(["id", "name", "name_bn"])
    .where("id", "in", ids)
    .execute();
  const names = ids.map((id) => {
    const row = rows.find((one) => one.id === id);
    return row && (row.name_bn || row.name);
  });
  return names.includes(undefined) ? null : names.join(", ");
}

/** A service's Bangla name, found by the name that it was bought under. That name itself if there is none. */
export async function banglaServiceName(db: Handle, name: string): Promise<string> {
  const row = await db
    .selectFrom("services")
    .select("name_bn")
    .where("name", "=", name)
    .limit(1)
    .executeTakeFirst();
  return row?.name_bn || name;
}

function listed(items: BookingRow["items"]): string {
  return items.map(({ service_name }) => service_name).join(", ");
}
