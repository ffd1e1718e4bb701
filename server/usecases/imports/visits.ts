import { numberKey } from "#domain/guests/number.ts";
import type { GuestOutcome } from "#domain/imports/guest-rows.ts";
import { type KnownVisit, keyOfVisit } from "#domain/imports/known-visit.ts";
import type { ImportLine } from "#domain/imports/lines.ts";
import { placesIn } from "#domain/imports/places.ts";
import {
  type KnownForVisits,
  keysOfVisits,
  planVisits,
  startsOf,
  type VisitOutcome,
} from "#domain/imports/visit-rows.ts";
import { addDays, localDate } from "#domain/time/dates.ts";
import { type DiaryAndOffer, readDiaryOfDates } from "#server/database/diary.ts";
import type { Handle, Snapshot } from "#server/database/handle.ts";
import { findKeys } from "#server/database/imported-rows.ts";
import {
  type ImportedVisit,
  insertVisits,
  listComingOfGuests,
  listKnownVisits,
  listPartsOfGuests,
} from "#server/database/imported-visits.ts";
import { insertGuests } from "#server/database/imports.ts";
import { listMasters } from "#server/database/masters.ts";
import { readSalon } from "#server/database/salon.ts";
import { readKnownGuests, writesOfGuests } from "#server/usecases/imports/guests.ts";
import { recordsOf } from "#server/usecases/imports/imported-records.ts";
import type { About, Ahead, Planned, Planner } from "#server/usecases/imports/planned.ts";
import { imprintOfVisit, priceOf, visitOf } from "#server/usecases/imports/visit-row.ts";

/** The diary of all days with a visit of the file; null if no line can be one. */
export async function readDiaryOfLines(
  db: Snapshot,
  lines: readonly ImportLine[],
  now: number,
  monthFirst: boolean,
): Promise<DiaryAndOffer | null> {
  const { zone } = await readSalon(db);
  const starts = startsOf(lines, { zone, now, monthFirst });
  const [first, last] = [Math.min(...starts), Math.max(...starts)];
  if (starts.length === 0) return null;
  const dates = { from: addDays(localDate(first, zone), -1), to: addDays(localDate(last, zone), 1) };
  return await readDiaryOfDates(db, dates, { now });
}

/**
 * Plans lines with coming visits. Each is confirmed and unpaid, and nobody is notified. If there is no place for it,
 * its hour goes into its note and the desk arranges it.
 */
export const planVisitLines: Planner = async (_app, db, lines, ahead) => {
  const known = await readKnown(db, lines, ahead);
  const outcomes = planVisits(lines, known);
  const byId = new Map((ahead.diary?.offer.services ?? []).map((service) => [service.id, service]));
  const priced = new Map(
    outcomes.flatMap((outcome) =>
      outcome.becomes === "new" ? [[outcome.row, priceOf(outcome.fields, byId)] as const] : [],
    ),
  );
  return {
    outcomes,
    guestIds: outcomes.flatMap((one) =>
      one.becomes === "new" && "known" in one.fields.guest ? [one.fields.guest.known.id] : [],
    ),
    toArrange: outcomes.flatMap((outcome) =>
      outcome.becomes === "new" && outcome.fields.why ? [{ row: outcome.row, why: outcome.fields.why }] : [],
    ),
    owedCents: [...priced.values()].reduce((sum, { totalCents }) => sum + totalCents, 0),
    write: async (tx, about) => {
      const guests = await writeNewGuests(tx, outcomes, about);
      const records = recordsOf("visits", about.importId);
      const visits: ImportedVisit[] = [];
      for (const outcome of outcomes) {
        if (outcome.becomes !== "new") continue;
        const { row, externalId, fields } = outcome;
        const guestId =
          "known" in fields.guest ? fields.guest.known.id : (guests.get(fields.guest.newAt) ?? "");
        const visit = visitOf(fields, guestId, priced.get(row) ?? { totalCents: 0, lines: [] }, known, about);
        visits.push(visit);
        const { id } = visit.booking;
        records.made(id, imprintOfVisit(visit.booking));
        records.called(id, externalId);
        records.called(id, keyOfVisit(guestId, fields.wanted, fields.serviceIds));
      }
      await insertVisits(tx, visits, about.now);
      await records.write(tx);
    },
  } satisfies Planned;
};

async function writeNewGuests(
  tx: Handle,
  outcomes: readonly VisitOutcome[],
  about: About,
): Promise<Map<number, string>> {
  const fresh = new Map<number, GuestOutcome & { becomes: "new" }>();
  // Only one guest per number and name is allowed, so the first one gets the number.
  const holders = new Map<string, number>();
  for (const outcome of outcomes) {
    if (outcome.becomes !== "new" || !("newAt" in outcome.fields.guest)) continue;
    const { newAt } = outcome.fields.guest;
    const { name, number, email, guestId } = outcome.fields;
    const first = fresh.get(newAt);
    const holder = `${numberKey(number)} ${name.toLowerCase()}`;
    if (number !== "" && !holders.has(holder)) holders.set(holder, newAt);
    const ownNumber = holders.get(holder) === newAt ? number : "";
    // Each line may add details of the guest.
    const fields = {
      name: first?.fields.name ?? name,
      number: first?.fields.number || ownNumber,
      email: first?.fields.email || email,
      ...{ address: "", note: "" },
    };
    fresh.set(newAt, { becomes: "new", row: newAt, externalId: first?.externalId || guestId, fields });
  }
  const writes = writesOfGuests([...fresh.values()], about);
  await insertGuests(tx, writes);
  return new Map([...fresh.keys()].map((row, index) => [row, writes.guests[index]?.id ?? ""]));
}

async function readKnown(
  db: Handle,
  lines: readonly ImportLine[],
  { diary, now, monthFirst }: Ahead,
): Promise<KnownForVisits> {
  const { zone, currency } = await readSalon(db);
  const services = diary?.offer.services ?? [];
  const masters = new Map<string, string | null>();
  for (const { id, name } of await listMasters(db))
    masters.set(name.toLowerCase(), masters.has(name.toLowerCase()) ? null : id);
  const told = lines.map(({ guestId, number, email }) => ({ externalId: guestId, number, email }));
  const known = {
    guests: await readKnownGuests(db, told),
    services: new Map(
      services.map(({ id, variant_of: variantOf, addOnTo, minutes }) => [
        id,
        { id, variantOf, addOnTo, minutes },
      ]),
    ),
    serviceIds: new Map(services.map(({ id, name }) => [name.toLowerCase(), id])),
    masters,
    ...{ zone, currency, now, monthFirst },
  };
  const place = diary ? placesIn(diary) : () => noPlace;
  return { ...known, place, visits: await readVisits(db, lines, known) };
}

const noPlace = { ok: false as const, code: "not_available" as const, reasons: [] };

/** The salon's visits, by the other system's id, by their own id, and by guest, start and services. */
async function readVisits(
  db: Handle,
  lines: readonly ImportLine[],
  known: Omit<KnownForVisits, "visits" | "place">,
): Promise<Map<string, KnownVisit>> {
  const { byExternalId, byNumber, byEmail } = known.guests;
  const guests = [...byExternalId.values(), ...[...byNumber.values(), ...byEmail.values()].flat()];
  const guestIds = [...new Set(guests.map(({ id }) => id))];
  const parts = await listPartsOfGuests(db, guestIds);
  const keptOf = (visit: KnownVisit) => ({
    ...visit,
    guestId: visit.guestId && (parts.get(visit.guestId) ?? visit.guestId),
  });
  const ids = [...new Set(lines.map(({ externalId }) => externalId.trim()).filter((id) => id !== ""))];
  const sought = keysOf(keysOfVisits(lines, known), parts);
  const keys = await findKeys(db, "visits", [...ids, ...sought.keys()]);
  const called = await listKnownVisits(db, [...new Set([...keys.values(), ...ids])]);
  const visits = new Map(called.map((visit) => [visit.id, keptOf(visit)]));
  for (const [value, id] of keys) {
    const visit = visits.get(id);
    if (visit) visits.set(sought.get(value) ?? value, visit);
  }
  for (const visit of await listComingOfGuests(db, [...guestIds, ...parts.keys()], known.now)) {
    const { guestId, startsAt, serviceIds } = keptOf(visit);
    if (guestId !== null && startsAt !== null)
      visits.set(keyOfVisit(guestId, startsAt, serviceIds), keptOf(visit));
  }
  return visits;
}

/**
 * Keys of guests' visits, including those from before a guest was merged. @returns a map from each to the current key
 */
function keysOf(keys: readonly string[], parts: ReadonlyMap<string, string>): Map<string, string> {
  const partsOf = Map.groupBy(parts.keys(), (part) => parts.get(part) ?? "");
  return new Map(
    keys.flatMap((key) => {
      const rest = key.indexOf(" ");
      const former = partsOf.get(key.slice(1, rest)) ?? [];
      return [key, ...former.map((part) => `@${part}${key.slice(rest)}`)].map((one) => [one, key] as const);
    }),
  );
}
