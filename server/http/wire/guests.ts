import type { Guest, GuestList, GuestSummary } from "#contract/guests.ts";
import { takeBackMs } from "#domain/guests/merging.ts";
import { toDollars } from "#domain/money.ts";
import { toBooking, toPaid } from "#server/http/wire/bookings.ts";
import { toBought } from "#server/http/wire/packages.ts";
import type { GuestsFound, GuestWithFigures } from "#server/usecases/guests/find-guests.ts";
import type { WholeGuest } from "#server/usecases/guests/read-guest.ts";
import { zonedInstant } from "#server/usecases/zoned-instant.ts";

export function toGuestList({ guests, ...counted }: GuestsFound, zone: string): GuestList {
  return { guests: guests.map((guest) => toSummary(guest, zone)), ...counted };
}

function toSummary(guest: GuestWithFigures, zone: string): GuestSummary {
  const local = (instant: number | null) => zonedInstant(instant, zone);
  return {
    _id: guest.id,
    name: guest.name,
    number: guest.phone,
    email: guest.email,
    address: guest.address,
    hasAccount: guest.user_id !== null,
    visits: guest.visits,
    noShows: guest.noShows,
    spent: toDollars(guest.spentCents),
    owes: toDollars(guest.owedCents),
    lastVisit: local(guest.lastVisit),
    nextVisit: local(guest.nextVisit),
    memberUntil: local(guest.memberUntil),
  };
}

/** @param now decides what may be done with a visit */
export function toGuest(whole: WholeGuest, now: number): Guest {
  const { salon, guest, visits, notes, habits, lookalikes, merges, otherNumbers } = whole;
  const { zone } = salon;
  const toHabit = (habit: typeof habits.master) => habit && { _id: habit.id, visits: habit.visits };
  return {
    ...toSummary(guest, zone),
    since: zonedInstant(guest.created_at, zone),
    otherNumbers,
    isAddressKnown: whole.isAddressKnown,
    isAddressProved: whole.isAddressProved,
    language: whole.language,
    byText: whole.byText,
    notes: notes.map((row) => ({
      _id: row.id,
      note: row.note,
      pinned: row.pinned === 1,
      by: row.author_name ?? "",
      date: zonedInstant(row.changed_at, zone),
    })),
    packages: whole.packages.map((had) => toBought(had, zone)),
    visitList: visits.map((row) => ({ ...toBooking(row, salon, now), note: row.note, ...toPaid(row.told) })),
    usualMaster: toHabit(habits.master),
    usualService: toHabit(habits.service),
    everyDays: habits.everyDays,
    lookalikes: lookalikes.map(({ id, name, phone, email, visits: had }) => ({
      _id: id,
      name,
      number: phone,
      email,
      visits: had,
    })),
    merges: merges.map(({ id, at, name, phone }) => ({
      _id: id,
      name,
      number: phone,
      until: zonedInstant(at + takeBackMs, zone),
    })),
  };
}
