import { numberKey } from "#domain/guests/number.ts";
import { plainLine } from "#domain/imports/cells.ts";
import { refuseContact, tidyNumber } from "#domain/imports/contact.ts";
import { type ImportLine, type PlannedLine, type RefusalReason, refusedLine } from "#domain/imports/lines.ts";
import { sameName } from "#domain/names.ts";

/** A line of a guest file. */
export type GuestLine = Pick<ImportLine, "row" | "externalId" | GuestField>;

/** A guest that the salon has. */
export interface KnownGuest {
  id: string;
  hasAccount: boolean;
  name: string;
  number: string;
  email: string;
  address: string;
  notes: readonly string[];
}

/** The guests that a file may refer to, by what identifies them. */
export interface KnownGuests {
  byExternalId: ReadonlyMap<string, KnownGuest>;
  /** By the number as `numberKey` writes it. */
  byNumber: ReadonlyMap<string, readonly KnownGuest[]>;
  /** By the address in lower case. Accounts are listed only if it is verified. */
  byEmail: ReadonlyMap<string, readonly KnownGuest[]>;
}

export type GuestField = "name" | "number" | "email" | "address" | "note";

type Added = Partial<Record<Exclude<GuestField, "name">, string>>;

/** What becomes of a line. */
export type GuestOutcome = PlannedLine<KnownGuest, Record<GuestField, string>, Added>;

const longest = { externalId: 100, name: 200, email: 254, address: 200, note: 1000 } as const;
const mostNotes = 50;

/**
 * What becomes of each line of a file: a new guest, a guest that the salon already has, or nothing, and why. A guest
 * is identified by the other system's id if a number, an address or the name agrees, then by the number, then by the
 * e-mail address, never by the name alone. If an account has the number, the name must agree as well. Nothing that
 * the salon knows is replaced.
 * @param lines about ten thousand at most
 */
export function planGuests(lines: readonly GuestLine[], known: KnownGuests): GuestOutcome[] {
  const taken = {
    ids: new Map<string, Line>(),
    numbers: new Map<string, Line>(),
    guests: new Map<string, Line>(),
  };
  const emails = new Map<string, Line>();
  return lines.map((raw) => {
    const line = tidy(raw);
    const wrong = refusalOf(line);
    if (wrong) return refusedLine(line.row, wrong);
    const earlier =
      taken.ids.get(line.externalId) ??
      taken.numbers.get(line.numberKey) ??
      (line.numberKey === "" ? emails.get(line.email) : undefined);
    if (earlier) return refuseBeside(line, earlier);
    const found = guestOf(line, known);
    if (found === "several_guests" || found === "two_guests") return refusedLine(line.row, found);
    const joined = found && taken.guests.get(found.id);
    if (joined) return refuseBeside(line, joined);
    if (line.externalId !== "") taken.ids.set(line.externalId, line);
    if (line.numberKey !== "") taken.numbers.set(line.numberKey, line);
    if (line.email !== "") emails.set(line.email, line);
    if (!found) return asNew(line);
    taken.guests.set(found.id, line);
    return asJoined(line, found);
  });
}

type Line = GuestLine & { numberKey: string };

function tidy(line: GuestLine): Line {
  const number = tidyNumber(line.number);
  return {
    row: line.row,
    externalId: line.externalId.trim(),
    name: plainLine(line.name),
    number,
    numberKey: numberKey(number),
    email: line.email.trim().toLowerCase(),
    address: plainLine(line.address),
    note: line.note.trim(),
  };
}

function refusalOf(line: Line): RefusalReason | null {
  const { externalId, name, number, email, address, note } = line;
  if ([externalId, name, number, email, address, note].every((text) => text === "")) return "empty";
  if (name === "") return "no_name";
  if (number === "" && email === "") return "no_contact";
  const unreached = refuseContact({ number, email });
  if (unreached) return unreached;
  const lengths = Object.entries(longest) as [keyof typeof longest, number][];
  if (lengths.some(([field, most]) => line[field].length > most)) return "too_long";
  return null;
}

function refuseBeside(line: Line, other: Line): GuestOutcome {
  const isSame = sameName(line.name, other.name);
  return refusedLine(line.row, isSame ? "twice" : "other_name", other.row);
}

/** What a line says that identifies a guest: the number as `numberKey` writes it, the address in lower case. */
export type ToldOfGuest = Pick<Line, "externalId" | "name" | "email" | "numberKey">;

/** The guest that a line refers to. Undefined for a new one, or the reason why it is unclear. */
export function guestOf(
  line: ToldOfGuest,
  known: KnownGuests,
): KnownGuest | "several_guests" | "two_guests" | undefined {
  const byId = line.externalId === "" ? undefined : known.byExternalId.get(line.externalId);
  const ofNumber = (line.numberKey !== "" && known.byNumber.get(line.numberKey)) || [];
  // Two programs may have given the same id to two people, so something else must agree.
  if (byId) return agrees(line, byId) && !isOthers(ofNumber, byId) ? byId : "two_guests";
  const candidates =
    ofNumber.length > 0 ? ofNumber : (line.email !== "" && known.byEmail.get(line.email)) || [];
  const named = candidates.filter(({ name }) => sameName(line.name, name));
  // Families share numbers, and anybody may type a number into an account, so the name then decides who is meant.
  const isSure = candidates.length === 1 && (ofNumber.length === 0 || !candidates[0]?.hasAccount);
  if (candidates.length === 0 || isSure) return candidates[0];
  return named.length === 1 ? named[0] : "several_guests";
}

function agrees(line: ToldOfGuest, guest: KnownGuest): boolean {
  const hasNumber = line.numberKey !== "" && line.numberKey === numberKey(guest.number);
  const hasEmail = line.email !== "" && line.email === guest.email.toLowerCase();
  return hasNumber || hasEmail || sameName(line.name, guest.name);
}

function isOthers(ofNumber: readonly KnownGuest[], { id }: KnownGuest): boolean {
  return ofNumber.length > 0 && ofNumber.every((guest) => guest.id !== id);
}

function asNew({ row, externalId, name, number, email, address, note }: Line): GuestOutcome {
  return { becomes: "new", row, externalId, fields: { name, number, email, address, note } };
}

function asJoined(line: Line, guest: KnownGuest): GuestOutcome {
  const adds: Added = {};
  const keeps: GuestField[] = line.name === guest.name ? [] : ["name"];
  for (const field of ["number", "email", "address"] as const) {
    if (line[field] === "" || isSame(field, line[field], guest[field])) continue;
    // An account's address belongs to the account, even while it is empty.
    if (guest[field] === "" && !(field === "email" && guest.hasAccount)) adds[field] = line[field];
    else keeps.push(field);
  }
  if (line.note !== "" && !guest.notes.includes(line.note)) {
    if (guest.notes.length < mostNotes) adds.note = line.note;
    else keeps.push("note");
  }
  const becomes = Object.keys(adds).length === 0 ? "unchanged" : "joined";
  return { becomes, row: line.row, externalId: line.externalId, known: guest, adds, keeps };
}

function isSame(field: "number" | "email" | "address", one: string, other: string): boolean {
  if (field === "number") return numberKey(one) === numberKey(other);
  return one.toLowerCase() === other.toLowerCase();
}
