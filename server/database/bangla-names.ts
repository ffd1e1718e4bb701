import type { BookingRow } from "#server/database/bookings.ts";
import type { Handle } from "#server/database/handle.ts";

/** A visit with its services and masters as the salon names them in Bangla; what it has not named stays as it was booked. */
export async function withBanglaNames(db: Handle, booking: BookingRow): Promise<BookingRow> {
  const names = await db
    .selectFrom("booking_items as item")
    .innerJoin("services", "services.id", "item.service_id")
    .leftJoin("masters", "masters.id", "item.master_id")
    .select(["item.position", "services.name_bn as service_bn", "masters.name_bn as master_bn"])
    .where("item.booking_id", "=", booking.id)
    .execute();
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

/** Services as the salon names them in Bangla, in their order; null where one of them is gone. */
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

/** A service as the salon names it in Bangla, by the name that it was bought under; that name where there is no other. */
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
