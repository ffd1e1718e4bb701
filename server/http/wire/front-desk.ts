import type { Calendar, CalendarVisit, HourReason, HourReasons } from "#contract/front-desk.ts";
import type { Buffer } from "#domain/availability/buffers.ts";
import { toDollars } from "#domain/money.ts";
import type { InstantSpan } from "#domain/time/expand-hours.ts";
import { bookedThrough, toBooking, toHandedBack, toPaid } from "#server/http/wire/bookings.ts";
import { toMaster } from "#server/http/wire/masters.ts";
import type { DeskCalendar, DeskVisit } from "#server/usecases/desk/read-calendar.ts";
import type { HourExplained } from "#server/usecases/hours/explain-hour.ts";
import type { ReasonWithOccupants } from "#server/usecases/hours/occupants.ts";
import { zonedInstant } from "#server/usecases/zoned-instant.ts";

/** @param now decides what a customer may do with a visit */
export function toCalendar(calendar: DeskCalendar, now: number): Calendar {
  const { salon, days, visits, toArrange, timeOff, holds, masters, waiting } = calendar;
  const local = ({ from, to }: InstantSpan) => toSpan(from, to, salon.zone);
  const buffer = ({ masterId, kind, ...span }: Buffer) => ({ masterId, kind, ...local(span) });
  const visit = (row: DeskVisit): CalendarVisit => ({
    ...toBooking(row, salon, now),
    ...bookedThrough(row),
    note: row.note,
    ...toPaid(row.told),
    ...toHandedBack(row.handedBackCents),
    ...(row.takenAtDeskCents > 0 && { takenAtDesk: toDollars(row.takenAtDeskCents) }),
    ...(row.tipCents > 0 && { tip: toDollars(row.tipCents) }),
    ...(row.kept_at_salon_cents > 0 && { keptAtSalon: toDollars(row.kept_at_salon_cents) }),
    visitsHad: row.visitsHad,
    guestId: row.guest_id,
    buffers: row.buffers.map(buffer),
  });
  return {
    zone: salon.zone,
    slotStepMinutes: salon.slot_step_minutes,
    masters: masters.map(toMaster),
    days: days.map((day) => ({
      date: day.date,
      open: day.open.map(local),
      working: [...day.byMaster].map(([masterId, spans]) => ({ masterId, spans: spans.map(local) })),
      bookings: day.bookings,
      taken: toDollars(day.takenCents),
      bookedMinutes: day.bookedMinutes,
      openMinutes: day.openMinutes,
      chairsInUse: day.chairsInUse,
    })),
    visits: visits.map(visit),
    timeOff: timeOff.map((row) => ({
      _id: row.id,
      masterId: row.resource_id,
      reason: row.reason,
      ...toSpan(row.starts_at, row.ends_at, salon.zone),
    })),
    holds: holds.map((hold) => ({
      _id: hold.id,
      name: hold.name,
      number: hold.phone,
      since: zonedInstant(hold.since, salon.zone),
      holdEndsAt: zonedInstant(hold.endsAt, salon.zone),
      items: hold.items.map(({ service_name, master_id, starts_at, ends_at }) => ({
        service_name,
        masterId: master_id,
        ...toSpan(starts_at, ends_at, salon.zone),
      })),
      buffers: hold.buffers.map(buffer),
    })),
    toArrange: toArrange.map(visit),
    waiting,
  };
}

export function toHourReasons({ reasons, deskCanBook, names, zone }: HourExplained): HourReasons {
  return { deskCanBook, reasons: reasons.map((reason) => toReason(reason, names, zone)) };
}

/** @param names of services, masters and rooms, by id */
export function toReason(
  reason: ReasonWithOccupants,
  names: ReadonlyMap<string, string>,
  zone: string,
): HourReason {
  const there = reason.there.map(({ kind, name, from, to }) => ({ kind, name, ...toSpan(from, to, zone) }));
  const named: HourReason = { code: reason.code, ...(there.length > 0 && { there }) };
  if ("serviceId" in reason) named.service_name = names.get(reason.serviceId) ?? "";
  if ("masterId" in reason) named.masterName = names.get(reason.masterId) ?? "Nobody";
  if ("roomId" in reason) named.roomName = names.get(reason.roomId) ?? "";
  if ("from" in reason) named.from = zonedInstant(reason.from, zone);
  return named;
}

/** From one instant to another, in salon time. */
export function toSpan(from: number, to: number, zone: string) {
  return { startsAt: zonedInstant(from, zone), endsAt: zonedInstant(to, zone) };
}
