import { type Habits, readHabits } from "#domain/guests/habits.ts";
import { takeBackMs } from "#domain/guests/merging.ts";
import { numberKey } from "#domain/guests/number.ts";
import type { Language } from "#domain/language.ts";
import { localDate } from "#domain/time/dates.ts";
import { mostOfGuest } from "#domain/visit.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import { readChoices } from "#server/database/guest-choices.ts";
import { listVisitsOfGuest, readGuestFigures } from "#server/database/guest-figures.ts";
import { listGuestMerges } from "#server/database/guest-merges.ts";
import { type GuestNoteRow, listGuestNotes } from "#server/database/guest-notes.ts";
import { findWholeGuest, type GuestRow, listLookalikes, listParts } from "#server/database/guests.ts";
import type { Snapshot } from "#server/database/handle.ts";
import { listPackagesOfHolders } from "#server/database/packages.ts";
import { readSalon, type SalonRow } from "#server/database/salon.ts";
import { findUser } from "#server/database/users.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { type HadPackage, tellHad } from "#server/usecases/gifts/list-packages.ts";
import type { GuestWithFigures } from "#server/usecases/guests/find-guests.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";
import { type ToldPaid, tellPaid } from "#server/usecases/visits/told-paid.ts";

export interface WholeGuest {
  salon: SalonRow;
  guest: GuestWithFigures;
  visits: (BookingRow & { told: ToldPaid })[];
  notes: GuestNoteRow[];
  packages: HadPackage[];
  habits: Habits;
  otherNumbers: string[];
  isAddressKnown: boolean;
  isAddressProved: boolean;
  language: Language;
  byText: boolean;
  lookalikes: (GuestRow & { visits: number })[];
  merges: { id: string; at: number; name: string; phone: string }[];
}

/** Everything the desk knows about a guest. For a merged guest, everything about the guest that was kept. */
export async function readGuest(app: DatabaseAndClock, id: string): Promise<Result<WholeGuest>> {
  return await app.engine.snapshot(async (db) => {
    const guest = await findWholeGuest(db, id);
    return guest ? ok(await readIn(db, guest, app.now())) : refuse("not_found", "There is no such guest.");
  });
}

async function readIn(db: Snapshot, guest: GuestRow, now: number): Promise<WholeGuest> {
  const parts = [...(await listParts(db, [guest.id])).keys()];
  const visits = await listVisitsOfGuest(db, parts, mostOfGuest);
  const paid = await tellPaid(db, visits);
  const lookalikes = await listLookalikes(db, guest);
  const user = guest.user_id === null ? undefined : await findUser(db, guest.user_id);
  const chosen = await readChoices(db, guest.id);
  const salon = await readSalon(db);
  const bought = await listPackagesOfHolders(db, parts);
  const figuresOf = await readGuestFigures(db, [guest, ...lookalikes], now);
  return {
    salon,
    guest: { ...guest, ...figuresOf(guest.id) },
    visits: visits.map((visit) => ({ ...visit, told: paid(visit) })),
    notes: await listGuestNotes(db, parts),
    packages: await tellHad(db, bought, localDate(now, salon.zone)),
    habits: readHabits(visits.flatMap(toPast)),
    otherNumbers: otherNumbers(guest, visits),
    isAddressKnown: visits.some(
      ({ state, user_id, phone }) =>
        state === "completed" && user_id === guest.user_id && numberKey(phone) === guest.phone_key,
    ),
    isAddressProved: user?.email_verified === 1,
    language: user?.language ?? chosen.language ?? "en",
    byText: chosen.byText === true,
    lookalikes: lookalikes.map((row) => ({ ...row, visits: figuresOf(row.id).visits })),
    merges: await listGuestMerges(db, parts, now - takeBackMs),
  };
}

function toPast({ state, starts_at, items }: BookingRow) {
  if (state !== "completed" || starts_at === null) return [];
  const services = items.map(({ service_id }) => service_id);
  return [{ startsAt: starts_at, services, masters: items.flatMap(({ master_id }) => master_id ?? []) }];
}

function otherNumbers(guest: GuestRow, visits: readonly BookingRow[]): string[] {
  const byKey = new Map(visits.map(({ phone }) => [numberKey(phone), phone]));
  return [...byKey].flatMap(([key, phone]) => (key === "" || key === guest.phone_key ? [] : phone));
}
