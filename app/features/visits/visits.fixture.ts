import type { Booking } from "#contract/bookings.ts";
import { facial, masters } from "#tests/support/components/salon-data.ts";

/** What My bookings reads of somebody who has visits alone. */
export const visitsAlone = (visits: () => Booking[]) => ({
  listUserBookings: visits,
  listServices: () => [facial],
  listMasters: () => masters,
  listMyWaiting: () => [],
  listMyPackages: () => [],
  listMyGiftCards: () => [],
});

/** A visit of one hour with a name. */
export function booking(name: string, startsAt: string | null, changes: Partial<Booking> = {}): Booking {
  const endsAt = startsAt && new Date(Date.parse(startsAt) + 3_600_000).toISOString();
  return {
    _id: name,
    name: "Anika Rahman",
    email: "anika@shiuli.example",
    number: "01700000000",
    service_name: name,
    price: 60,
    dueAtSalon: 0,
    date: "2026-11-20T10:00:00Z",
    transactionId: "pi_1",
    status: "pending",
    startsAt,
    endsAt,
    items: [
      {
        serviceId: name,
        service_name: name,
        masterId: "sadia",
        masterName: "Sadia Noor",
        startsAt,
        endsAt,
        price: 60,
      },
    ],
    canCancel: true,
    canMove: true,
    freeUntil: null,
    ...changes,
  };
}
