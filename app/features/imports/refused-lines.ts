import type { ImportLine } from "#app/features/imports/columns.ts";
import { fileKinds } from "#app/features/imports/kinds.ts";
import { csv } from "#app/lib/csv.ts";
import { importTexts } from "#app/texts/en/dashboard/imports.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { ImportPlan } from "#contract/imports.ts";
import {
  type ImportField,
  type ImportKind,
  importFields,
  type RefusalReason,
} from "#domain/imports/lines.ts";

export type Refused = ImportPlan["refused"][number];

/** The field of a line that each reason is about. */
const blamed: Partial<Record<RefusalReason, ImportField>> = {
  wrong_number: "number",
  wrong_email: "email",
  wrong_price: "price",
  other_currency: "price",
  wrong_minutes: "minutes",
  minutes_of_several: "minutes",
  unknown_service: "services",
  wrong_hours: "hours",
  same_name: "name",
  wrong_date: "date",
  other_order: "date",
  no_such_hour: "time",
  hour_twice: "time",
  past: "date",
  too_far: "date",
  not_together: "services",
  unknown_master: "master",
};

/** Why a line is refused, with the row that it conflicts with, or else with its wrong value. */
export function whyRefused({ reason, otherRow }: Refused, line: ImportLine | undefined): string {
  const texts = textsNow(importTexts);
  const why = texts.reasons[reason];
  if (otherRow !== null) return texts.seeRow(why, otherRow);
  const field = blamed[reason];
  const said = field && line?.[field];
  return said ? texts.withValue(why, said) : why;
}

/** The column names of an exported file, in any language of the page. An import recognizes them. */
export const columnNames: Record<ImportField, string> = {
  externalId: "Id",
  name: "Name",
  nameBn: "Name in Bangla",
  number: "Mobile",
  email: "Email",
  address: "Address",
  note: "Note",
  category: "Category",
  price: "Price",
  minutes: "Minutes",
  details: "Description",
  role: "Role",
  bio: "About",
  services: "Services",
  hours: "Hours",
  guestId: "Guest id",
  date: "Date",
  time: "Time",
  master: "Master",
};

/** The refused lines as a file that can be corrected and imported again. */
export function refusedCsv(
  kind: ImportKind,
  refused: readonly Refused[],
  lines: readonly ImportLine[],
): string {
  const texts = textsNow(importTexts);
  const byRow = new Map(lines.map((line) => [line.row, line]));
  const fields = importFields.filter((field) => fileKinds[kind].fields.includes(field));
  const rows = refused.map((one) => {
    const line = byRow.get(one.row);
    return [...fields.map((field) => line?.[field] ?? ""), `${one.row}`, whyRefused(one, line)];
  });
  return csv([[...fields.map((field) => columnNames[field]), texts.row, texts.why], ...rows]);
}
