/** What a file can hold. */
export const importKinds = ["guests", "services", "masters", "visits"] as const;
export type ImportKind = (typeof importKinds)[number];

/** The most bytes of a call that sends a file's lines. */
export const mostImportBytes = 4 * 1024 * 1024;

/** The most lines of any file. */
export const mostImportLines = 10_000;

/** The most lines of one file, by what it holds: a salon has fewer services than guests. */
export const mostLinesOf: Record<ImportKind, number> = {
  visits: mostImportLines,
  guests: mostImportLines,
  services: 500,
  masters: 100,
};

/** What a column of a file can mean. */
export const importFields = [
  "externalId",
  "name",
  "nameBn",
  "number",
  "email",
  "address",
  "note",
  "category",
  "price",
  "minutes",
  "details",
  "role",
  "bio",
  "services",
  "hours",
  "guestId",
  "date",
  "time",
  "master",
] as const;
export type ImportField = (typeof importFields)[number];

/** A line of a file: the text of its columns, unchanged. Missing ones are empty. */
export interface ImportLine extends Record<ImportField, string> {
  /** Its position in the file, from 1. */
  row: number;
}

/** Why a line is left out. */
export const refusalReasons = [
  "empty",
  "no_name",
  "no_contact",
  "wrong_number",
  "wrong_email",
  "too_long",
  "twice",
  "other_name",
  "several_guests",
  "two_guests",
  "wrong_price",
  "other_currency",
  "wrong_minutes",
  "minutes_of_several",
  "id_of_other",
  "other_category",
  "same_name",
  "two_masters",
  "unknown_service",
  "wrong_hours",
  "wrong_date",
  "other_order",
  "no_such_hour",
  "hour_twice",
  "past",
  "too_far",
  "not_together",
  "unknown_master",
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** What becomes of a line: something new, something that the salon already has, or nothing, and why. */
export type PlannedLine<
  Known extends { id: string; name: string } = { id: string; name: string },
  Fields extends object = object,
  Added extends object = object,
> =
  | { becomes: "new"; row: number; externalId: string; fields: Fields }
  | {
      becomes: "joined" | "unchanged";
      row: number;
      externalId: string;
      known: Known;
      /** Fields that are filled in because they were empty. */
      adds: Added;
      /** Fields where the file differs. The salon's values stay. */
      keeps: ImportField[];
    }
  | RefusedLine;

export interface RefusedLine {
  becomes: "refused";
  row: number;
  reason: RefusalReason;
  /** The line that it agrees or conflicts with. */
  otherRow?: number;
}

/** Builds a refused line. */
export function refusedLine(row: number, reason: RefusalReason, otherRow?: number): RefusedLine {
  return { becomes: "refused", row, reason, ...(otherRow !== undefined && { otherRow }) };
}
