import { numberKey } from "#domain/guests/number.ts";
import { namesIn, plainLine, readWeek } from "#domain/imports/cells.ts";
import { refuseContact, tidyNumber } from "#domain/imports/contact.ts";
import { nothing } from "#domain/imports/exported.ts";
import { type ImportLine, type PlannedLine, type RefusalReason, refusedLine } from "#domain/imports/lines.ts";
import { sameName } from "#domain/names.ts";
import type { WallSpan } from "#domain/time/wall-span.ts";

const textFields = [
  "externalId",
  "name",
  "nameBn",
  "role",
  "number",
  "email",
  "bio",
  "services",
  "hours",
] as const;

/** A line of a master file. */
export type MasterLine = Pick<ImportLine, "row" | (typeof textFields)[number]>;

/** A master of the salon, including those who have left. */
export interface KnownMaster {
  id: string;
  name: string;
  nameBn: string;
  role: string;
  bio: string;
  worksHere: boolean;
}

export interface KnownMasters {
  all: readonly KnownMaster[];
  /** By the other system's id, and by the salon's own. */
  byExternalId: ReadonlyMap<string, KnownMaster>;
  /** By the contacts that an import gave: the number as `numberKey` writes it, or the address in lower case. */
  byContact: ReadonlyMap<string, KnownMaster>;
}

/** The fields of a new master. */
export interface MasterFields {
  name: string;
  nameBn: string;
  role: string;
  bio: string;
  /** Null for all services. */
  serviceIds: string[] | null;
  /** Null for the salon's hours. */
  hours: (WallSpan & { weekday: number })[] | null;
}

export interface AddedToMaster {
  nameBn?: string;
  bio?: string;
}

/** An accepted line also names the contacts by which the master is recognised next time. */
export type MasterOutcome = PlannedLine<KnownMaster, MasterFields, AddedToMaster> & { contacts?: string[] };

const longest = { externalId: 100, name: 200, nameBn: 200, role: 200, email: 254, bio: 1000 } as const;

/**
 * What becomes of each line of a master file. A master is identified by the other system's id, by the number or by
 * the e-mail address if the name agrees, or by the salon's own id; never by the name alone. Nothing that the salon
 * knows is replaced.
 * @param services the id of each service by its name in lower case
 */
export function planMasters(
  lines: readonly MasterLine[],
  known: KnownMasters,
  services: ReadonlyMap<string, string>,
): MasterOutcome[] {
  const taken = new Map<string, Line>();
  const named = new Map<string, number>();
  const joined = new Map<string, number>();
  return lines.map((raw): MasterOutcome => {
    const line = tidy(raw, services);
    if (typeof line === "string") return refusedLine(raw.row, line);
    const { row, externalId, contacts, fields } = line;
    const keys = [...(externalId === "" ? [] : [`id ${externalId}`]), ...contacts];
    const earlier = keys.map((key) => taken.get(key)).find((one) => one !== undefined);
    if (earlier) {
      const isSame = sameName(earlier.fields.name, fields.name);
      return refusedLine(row, isSame ? "twice" : "other_name", earlier.row);
    }
    const found = masterOf(line, known);
    if (typeof found === "string") return refusedLine(row, found);
    const other = found ? joined.get(found.id) : named.get(fields.name.toLowerCase());
    if (other !== undefined) return refusedLine(row, "twice", other);
    for (const key of keys) taken.set(key, line);
    if (found) {
      joined.set(found.id, row);
      return { ...asJoined(line, found), contacts };
    }
    named.set(fields.name.toLowerCase(), row);
    return { becomes: "new", row, externalId, fields, contacts };
  });
}

interface Line {
  row: number;
  externalId: string;
  contacts: string[];
  fields: MasterFields;
}

function tidy(raw: MasterLine, services: ReadonlyMap<string, string>): Line | RefusalReason {
  if (textFields.every((field) => raw[field].trim() === "")) return "empty";
  const number = tidyNumber(raw.number);
  const texts = {
    externalId: raw.externalId.trim(),
    name: plainLine(raw.name),
    nameBn: plainLine(raw.nameBn),
    role: plainLine(raw.role),
    email: raw.email.trim().toLowerCase(),
    bio: raw.bio.trim(),
  };
  if (texts.name === "") return "no_name";
  const refused = refuseContact({ number, email: texts.email });
  if (refused) return refused;
  const fields = ["externalId", "name", "nameBn", "role", "email", "bio"] as const;
  if (fields.some((field) => texts[field].length > longest[field])) return "too_long";
  const performed = isNothing(raw.services) ? [] : named(raw.services, services);
  if (performed === "unknown") return "unknown_service";
  const hours = isNothing(raw.hours) ? [] : raw.hours.trim() === "" ? null : readWeek(raw.hours);
  if (hours === "wrong") return "wrong_hours";
  const { externalId, email, ...others } = texts;
  const contacts = [numberKey(number), email].filter((contact) => contact !== "");
  return { row: raw.row, externalId, contacts, fields: { ...others, serviceIds: performed, hours } };
}

/** Null stands for the default. */
function named(cell: string, services: ReadonlyMap<string, string>) {
  return cell.trim() === "" ? null : namesIn(cell, services);
}

function isNothing(cell: string): boolean {
  return cell.trim().toLowerCase() === nothing;
}

function masterOf(line: Line, known: KnownMasters): KnownMaster | RefusalReason | undefined {
  const { externalId, contacts, fields } = line;
  const byId = externalId === "" ? undefined : known.byExternalId.get(externalId);
  const byContact = contacts.flatMap((contact) => known.byContact.get(contact) ?? []);
  const found = [...new Set([...(byId ? [byId] : []), ...byContact])];
  if (found.length > 1) return "two_masters";
  const [only] = found;
  // Two programs may have given the same id to two people, and a whole team may share the salon's number.
  if (only) return only.id === externalId || sameName(only.name, fields.name) ? only : "other_name";
  const hasName = known.all.some((master) => master.worksHere && sameName(master.name, fields.name));
  return hasName ? "same_name" : undefined;
}

function asJoined({ row, externalId, fields }: Line, master: KnownMaster): MasterOutcome {
  const adds: AddedToMaster = {
    ...(fields.nameBn !== "" && master.nameBn === "" && { nameBn: fields.nameBn }),
    ...(fields.bio !== "" && master.bio === "" && { bio: fields.bio }),
  };
  const keeps = (["name", "nameBn", "role", "bio"] as const).filter(
    (field) => fields[field] !== "" && master[field] !== "" && fields[field] !== master[field],
  );
  const becomes = Object.keys(adds).length === 0 ? "unchanged" : "joined";
  return { becomes, row, externalId, known: master, adds, keeps };
}
