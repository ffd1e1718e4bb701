import type { Claim } from "#domain/availability/claims.ts";
import type { Plan, PlannedItem } from "#domain/availability/plan.ts";
import { ANYONE, type Visit } from "#domain/availability/types.ts";
import { numberKey } from "#domain/guests/number.ts";
import { plainLine, readPrice } from "#domain/imports/cells.ts";
import { refuseContact, tidyNumber } from "#domain/imports/contact.ts";
import { guestOf, type KnownGuest, type KnownGuests } from "#domain/imports/guest-rows.ts";
import { differing, isVisitOf, type KnownVisit, keyOfVisit } from "#domain/imports/known-visit.ts";
import { type ImportLine, type PlannedLine, type RefusalReason, refusedLine } from "#domain/imports/lines.ts";
import { type KnownForServices, readServices } from "#domain/imports/visit-services.ts";
import { readStart } from "#domain/imports/when.ts";
import { sameName } from "#domain/names.ts";

const textFields = [
  "externalId",
  "name",
  "number",
  "email",
  "guestId",
  "date",
  "time",
  "services",
  "master",
  "minutes",
  "price",
  "note",
] as const;

/** A line of a visit file. */
export type VisitLine = Pick<ImportLine, "row" | (typeof textFields)[number]>;

/** The salon's data that a file's visits may refer to. */
export interface KnownForVisits extends KnownForServices {
  guests: KnownGuests;
  /** The salon's visits, by the other system's id and by `keyOfVisit`. */
  visits: ReadonlyMap<string, KnownVisit>;
  zone: string;
  currency: string;
  /** Epoch milliseconds. */
  now: number;
  monthFirst: boolean;
  /** Finds a place that no other visit has, and reserves it. */
  place: (visit: Visit, start: number) => Plan;
}

/** A visit to write. */
export interface VisitFields {
  /** Who comes: a known guest, or a new one with the row of the line that first names the guest. */
  guest: { known: KnownGuest } | { newAt: number };
  name: string;
  number: string;
  email: string;
  /** The other system's id of the guest. Empty if the file has none. */
  guestId: string;
  /** The start given in the file, in epoch milliseconds. */
  wanted: number;
  serviceIds: string[];
  masterName: string;
  /** The length of the whole visit given in the file. Null if it has none. */
  minutes: number | null;
  /** The agreed price in whole cents. Null for the catalogue's price. */
  priceCents: number | null;
  note: string;
  /** Null if nobody or nothing is free at that time: the visit is to be arranged. */
  place: { items: PlannedItem[]; claims: Claim[] } | null;
  /** Why there is no place. */
  why: "taken" | "closed" | null;
}

export type VisitOutcome = PlannedLine<KnownVisit, VisitFields, Record<never, never>>;

const longest = { externalId: 100, name: 200, email: 254, note: 1000 } as const;
const furthestMs = 2 * 366 * 24 * 60 * 60_000;

/**
 * What becomes of each line of a file with coming visits. A visit is identified by the other system's id, or by its
 * guest, its start and its services. A guest is identified as in `planGuests`, never by the name alone. A visit whose
 * time is not free, given what is booked and the file's other lines, is to be arranged. Visits with a named master
 * are placed first.
 */
export function planVisits(lines: readonly VisitLine[], known: KnownForVisits): VisitOutcome[] {
  const outcomes = planWithoutPlaces(lines, known);
  const fresh = outcomes.flatMap((outcome) => (outcome.becomes === "new" ? [outcome.fields] : []));
  const named = ({ visit }: Draft) => (visit.services.every(({ masterId }) => masterId === ANYONE) ? 1 : 0);
  for (const fields of fresh.toSorted((one, other) => named(one) - named(other))) {
    const planned = known.place(fields.visit, fields.wanted);
    if (planned.ok) fields.place = { items: planned.items, claims: planned.claims };
    else fields.why = planned.reasons.some(({ code }) => code.endsWith("_busy")) ? "taken" : "closed";
  }
  return outcomes;
}

/** When the upcoming visits of some lines begin. Epoch milliseconds, in no order. */
export function startsOf(
  lines: readonly VisitLine[],
  { zone, now, monthFirst }: Pick<KnownForVisits, "zone" | "now" | "monthFirst">,
): number[] {
  return lines.flatMap((line) => {
    const start = readStart(line, zone, monthFirst);
    return typeof start === "number" && start > now && start <= now + furthestMs ? [start] : [];
  });
}

/** The keys that may identify the visits of some lines' known guests if the other system has no id for them. */
export function keysOfVisits(
  lines: readonly VisitLine[],
  known: Omit<KnownForVisits, "visits" | "place">,
): string[] {
  const place = (): Plan => ({ ok: false, code: "not_available", reasons: [] });
  const drafts = planWithoutPlaces(lines, { ...known, visits: new Map(), place });
  const keys = drafts.flatMap((draft) =>
    draft.becomes === "new" && "known" in draft.fields.guest
      ? [keyOfVisit(draft.fields.guest.known.id, draft.fields.wanted, draft.fields.serviceIds)]
      : [],
  );
  return [...new Set(keys)];
}

interface Draft extends VisitFields {
  visit: Visit;
}

interface Line {
  row: number;
  externalId: string;
  numberKey: string;
  fields: Omit<Draft, "guest">;
}

function planWithoutPlaces(
  lines: readonly VisitLine[],
  known: KnownForVisits,
): PlannedLine<KnownVisit, Draft, Record<never, never>>[] {
  const taken = new Map<string, number>();
  const ids = new Map<string, { row: number; key: string }>();
  const toldIds = new Set<string>();
  const tellsOf = guestsOfFile();
  return lines.map((raw) => {
    const line = tidy(raw, known, toldIds);
    if (typeof line === "string") return refusedLine(raw.row, line);
    const { row, externalId, fields } = line;
    const own = known.visits.get(externalId);
    if (own?.id === externalId)
      return { becomes: "unchanged", row, externalId, known: own, adds: {}, keeps: differing(own, fields) };
    const asGuest = { ...fields, externalId: fields.guestId, numberKey: line.numberKey };
    const found = guestOf(asGuest, known.guests);
    if (typeof found === "string") return refusedLine(row, found);
    const told = tellsOf(line);
    // Families share numbers. The person is certain only if the salon has a guest of this name.
    const isNamed = found && sameName(found.name, fields.name);
    if (told.otherRow !== undefined && !isNamed) return refusedLine(row, "other_name", told.otherRow);
    const guest = found ? { known: found } : { newAt: told.firstRow };
    const key = keyOfVisit(found?.id ?? `new ${told.firstRow}`, fields.wanted, fields.serviceIds);
    const sameId = externalId === "" ? undefined : ids.get(externalId);
    if (sameId && sameId.key !== key) return refusedLine(row, "id_of_other", sameId.row);
    const byId = externalId === "" ? undefined : known.visits.get(externalId);
    // Two programs may have given the same id to two visits, so the guest must agree.
    if (byId && !isVisitOf(byId, found, fields.name)) return refusedLine(row, "id_of_other");
    if (externalId !== "" && !sameId) ids.set(externalId, { row, key });
    const visit = byId ?? known.visits.get(key);
    if (visit) {
      const keeps = differing(visit, fields);
      return { becomes: "unchanged", row, externalId, known: visit, adds: {}, keeps };
    }
    const other = sameId?.row ?? taken.get(key);
    if (other !== undefined) return refusedLine(row, "twice", other);
    taken.set(key, row);
    // Later lines may name the guest by the id alone.
    if (!found && fields.guestId !== "") toldIds.add(fields.guestId);
    return { becomes: "new", row, externalId, fields: { ...fields, guest } };
  });
}

/**
 * Groups the guests of a file: by the other system's id, the number or the address, each together with the name.
 * @returns for a line, the first line of the same guest, or one that gives the same guest another name
 */
function guestsOfFile() {
  const told = new Map<string, { name: string; row: number }>();
  return ({ row, numberKey, fields: { name, email, guestId } }: Line) => {
    const keys = [guestId && `id ${guestId}`, numberKey, email].filter((key) => key !== "");
    const earlier = keys.flatMap((key) => told.get(key) ?? []).at(0);
    const isOther = earlier !== undefined && !sameName(earlier.name, name);
    const first = earlier && !isOther ? earlier : { name, row };
    for (const key of keys) if (!told.has(key)) told.set(key, first);
    return { firstRow: first.row, otherRow: isOther ? earlier.row : undefined };
  };
}

/** @param toldIds the ids that earlier lines gave to new guests */
function tidy(raw: VisitLine, known: KnownForVisits, toldIds: ReadonlySet<string>): Line | RefusalReason {
  if (textFields.every((field) => raw[field].trim() === "")) return "empty";
  const texts = {
    externalId: raw.externalId.trim(),
    name: plainLine(raw.name),
    number: tidyNumber(raw.number),
    email: raw.email.trim().toLowerCase(),
    note: raw.note.trim(),
  };
  const guestId = raw.guestId.trim();
  if (texts.name === "") return "no_name";
  const isKnown = known.guests.byExternalId.has(guestId) || toldIds.has(guestId);
  if (texts.number === "" && texts.email === "" && !isKnown) return "no_contact";
  const refused = refuseContact(texts);
  if (refused) return refused;
  const tooLong = (["externalId", "name", "email", "note"] as const).some(
    (field) => texts[field].length > longest[field],
  );
  if (tooLong || guestId.length > longest.externalId) return "too_long";
  const wanted = readStart(raw, known.zone, known.monthFirst);
  if (typeof wanted === "string") return wanted;
  if (wanted <= known.now) return "past";
  if (wanted > known.now + furthestMs) return "too_far";
  const services = readServices(raw, known);
  if (typeof services === "string") return services;
  const priceCents = raw.price.trim() === "" ? null : readPrice(raw.price, known.currency);
  if (typeof priceCents === "string") return priceCents;
  const minutes = services.reduce((sum, service) => sum + (service.minutes ?? 0), 0);
  const { externalId, ...others } = texts;
  const fields = {
    ...others,
    guestId,
    wanted,
    serviceIds: services.map(({ serviceId }) => serviceId),
    masterName: plainLine(raw.master),
    minutes: minutes || null,
    priceCents,
    visit: { services, by: "desk" as const },
    place: null,
    why: null,
  };
  return { row: raw.row, externalId, numberKey: numberKey(texts.number), fields };
}
