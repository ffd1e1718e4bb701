import type { Category } from "#domain/categories.ts";
import { plainLine, readMinutes, readPrice } from "#domain/imports/cells.ts";
import {
  type ImportField,
  type ImportLine,
  type PlannedLine,
  type RefusalReason,
  refusedLine,
} from "#domain/imports/lines.ts";

const textFields = ["externalId", "name", "nameBn", "category", "price", "minutes", "details"] as const;

/** A line of a service file. */
export type ServiceLine = Pick<ImportLine, "row" | (typeof textFields)[number]>;

/** A service, variant or add-on that the salon has. */
export interface KnownService {
  id: string;
  name: string;
  nameBn: string;
  category: Category | null;
  priceCents: number;
  minutes: number;
  details: string;
  /** Whether it is a listed service: variants and add-ons have no category and no text of their own. */
  isListed: boolean;
}

export interface KnownServices {
  /** By the other system's id, and by the salon's own. */
  byExternalId: ReadonlyMap<string, KnownService>;
  /** By the name in lower case, which is unique. */
  byName: ReadonlyMap<string, KnownService>;
}

/** The fields of a new service. */
export interface ServiceFields {
  name: string;
  nameBn: string;
  category: Category | null;
  priceCents: number;
  minutes: number;
  details: string;
}

export interface AddedToService {
  nameBn?: string;
  category?: Category;
  details?: string;
}

export type ServiceOutcome = PlannedLine<KnownService, ServiceFields, AddedToService>;

const longest = { externalId: 100, name: 200, nameBn: 200, details: 4000 } as const;

/**
 * What becomes of each line of a service file. A service is identified by the other system's id if the name agrees,
 * by the salon's own id, or by its exact name within its category. Nothing that the salon knows is replaced.
 * @param currency the salon's, in lower case
 */
export function planServices(
  lines: readonly ServiceLine[],
  known: KnownServices,
  currency: string,
): ServiceOutcome[] {
  const taken = { ids: new Map<string, Line>(), names: new Map<string, Line>() };
  const joined = new Map<string, number>();
  return lines.map((raw) => {
    const line = tidy(raw, currency);
    if (typeof line === "string") return refusedLine(raw.row, line);
    const earlier = taken.ids.get(line.externalId) ?? taken.names.get(nameKey(line));
    if (earlier)
      return refusedLine(line.row, nameKey(earlier) === nameKey(line) ? "twice" : "id_of_other", earlier.row);
    const found = serviceOf(line, known);
    if (typeof found === "string") return refusedLine(line.row, found);
    const other = found && joined.get(found.id);
    if (other !== undefined) return refusedLine(line.row, "twice", other);
    if (line.externalId !== "") taken.ids.set(line.externalId, line);
    taken.names.set(nameKey(line), line);
    if (!found) return { becomes: "new", row: line.row, externalId: line.externalId, fields: line.fields };
    joined.set(found.id, line.row);
    return asJoined(line, found);
  });
}

interface Line {
  row: number;
  externalId: string;
  fields: ServiceFields;
}

function tidy(raw: ServiceLine, currency: string): Line | RefusalReason {
  if (textFields.every((field) => raw[field].trim() === "")) return "empty";
  const name = plainLine(raw.name);
  if (name === "") return "no_name";
  const texts = {
    externalId: raw.externalId.trim(),
    name,
    nameBn: plainLine(raw.nameBn),
    details: raw.details.trim(),
  };
  const priceCents = readPrice(raw.price, currency);
  if (typeof priceCents === "string") return priceCents;
  const minutes = readMinutes(raw.minutes);
  if (minutes === null) return "wrong_minutes";
  const { externalId, ...others } = texts;
  if ((["externalId", "name", "nameBn", "details"] as const).some((one) => texts[one].length > longest[one]))
    return "too_long";
  const fields = { ...others, category: readCategory(raw.category), priceCents, minutes };
  return { row: raw.row, externalId, fields };
}

function nameKey({ fields: { name } }: Line): string {
  return name.toLowerCase();
}

const words: [Category, RegExp][] = [
  ["mehendi", /mehe?ndi|henna|মেহেদি|মেহেদী/],
  ["nails", /nail|manicure|pedicure|নখ|ম্যানিকিউর|পেডিকিউর/],
  ["bath", /bath|spa\b|massage|hammam|sauna|body|স্পা|গোসল|মাসাজ|ম্যাসাজ/],
  ["hair", /hair|cut\b|colou?r|চুল/],
  ["skin", /skin|face|facial|brow|thread|wax|ত্বক|ফেসিয়াল|ভ্রু/],
];

/** The category that another program's word refers to. Null if this salon has no such category. */
export function readCategory(text: string): Category | null {
  return words.find(([, pattern]) => pattern.test(text.toLowerCase()))?.[0] ?? null;
}

function serviceOf(line: Line, known: KnownServices): KnownService | RefusalReason | undefined {
  const byId = line.externalId === "" ? undefined : known.byExternalId.get(line.externalId);
  const byName = known.byName.get(nameKey(line));
  if (byId) {
    // Two programs may have given the same id to two services, so the name must agree unless the id is the salon's own.
    const agrees = byId.id === line.externalId ? !byName || byName.id === byId.id : byName?.id === byId.id;
    return agrees ? byId : "id_of_other";
  }
  const { category } = line.fields;
  const isSame = !byName?.category || category === null || byName.category === category;
  return byName && !isSame ? "other_category" : byName;
}

function asJoined({ row, externalId, fields }: Line, service: KnownService): ServiceOutcome {
  const { isListed } = service;
  const adds: AddedToService = {
    ...(fields.nameBn !== "" && service.nameBn === "" && { nameBn: fields.nameBn }),
    ...(isListed && fields.category && !service.category && { category: fields.category }),
    ...(isListed && fields.details !== "" && service.details === "" && { details: fields.details }),
  };
  const differs: [ImportField, boolean][] = [
    ["name", fields.name !== service.name],
    ["nameBn", fields.nameBn !== "" && service.nameBn !== "" && fields.nameBn !== service.nameBn],
    ["price", fields.priceCents !== service.priceCents],
    ["minutes", fields.minutes !== service.minutes],
    [
      "details",
      isListed && fields.details !== "" && service.details !== "" && fields.details !== service.details,
    ],
  ];
  const keeps = differs.filter(([, is]) => is).map(([field]) => field);
  const becomes = Object.keys(adds).length === 0 ? "unchanged" : "joined";
  return { becomes, row, externalId, known: service, adds, keeps };
}
