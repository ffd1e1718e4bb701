import type { Places } from "#contract/desk-changes.ts";
import type { Calendar, CalendarVisit } from "#contract/front-desk.ts";
import type { Master } from "#contract/masters.ts";
import type { Service } from "#contract/services.ts";
import { addDays } from "#domain/time/dates.ts";
import { masters, zone } from "#tests/support/components/salon-data.ts";

/** The day on which a component test begins. */
const date = "2026-11-23";
const at = (wall: string) => `${date}T${wall}:00+06:00`;

/** A confirmed visit of that day: its services in order, with their masters and wall times. */
export function visitOf(
  name: string,
  ...parts: [service: Service, master: Master, from: string, to: string][]
): CalendarVisit {
  const items = parts.map(([service, master, from, to]) => ({
    serviceId: service._id,
    service_name: service.service_name,
    masterId: master._id,
    masterName: master.name,
    startsAt: at(from),
    endsAt: at(to),
    price: service.price,
  }));
  return {
    _id: name.toLowerCase().replace(" ", "-"),
    name,
    email: "",
    number: "01700000000",
    service_name: items.map(({ service_name }) => service_name).join(", "),
    price: items.reduce((sum, { price }) => sum + price, 0),
    dueAtSalon: 0,
    date: at("09:00"),
    transactionId: "pi_1",
    status: "confirmed",
    startsAt: items[0]?.startsAt ?? null,
    endsAt: items.at(-1)?.endsAt ?? null,
    items,
    canCancel: true,
    canMove: true,
    freeUntil: null,
    note: "",
    paid: "card",
    visitsHad: 0,
    guestId: "guest",
    buffers: [],
  };
}

/** That day at the front desk: open from 10 to 8, with everyone at work. */
export function calendarOf(visits: CalendarVisit[]): Calendar {
  const open = [{ startsAt: at("10:00"), endsAt: at("20:00") }];
  const working = masters.map(({ _id }) => ({ masterId: _id, spans: open }));
  return {
    zone,
    slotStepMinutes: 15,
    masters,
    days: [
      {
        ...{ date, open, working, bookings: visits.length, taken: 0 },
        ...{ bookedMinutes: 0, openMinutes: 600 * masters.length, chairsInUse: 0 },
      },
    ],
    visits,
    timeOff: [],
    holds: [],
    toArrange: [],
    waiting: 0,
  };
}

/**
 * Every start from 10 to 7 on some dates.
 * @param shared whether several masters share the visit; otherwise everyone is free
 */
export function anyPlace({ from, to }: { from: string; to: string }, shared = false): Places {
  const dates: string[] = [];
  for (let one = from; one <= to; one = addDays(one, 1)) dates.push(one);
  const starts = dates.map((one) => ({ from: `${one}T10:00:00+06:00`, to: `${one}T19:00:00+06:00` }));
  const withWhom = shared ? [null] : masters.map(({ _id }) => _id);
  return { minutes: 60, places: withWhom.map((masterId) => ({ masterId, able: true, starts })) };
}
