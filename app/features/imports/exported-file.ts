import { fileKinds } from "#app/features/imports/kinds.ts";
import { columnNames } from "#app/features/imports/refused-lines.ts";
import { csv } from "#app/lib/csv.ts";
import type { Answer } from "#contract/calls.ts";
import type { ExportedKind } from "#contract/imports.ts";
import { moneyFields } from "#domain/imports/exported.ts";
import { importFields } from "#domain/imports/lines.ts";

const names = { ...columnNames, paid: "Paid", due: "Still to pay" };

/** Lines as a file that can be imported again, with only the columns that are used. */
export function exportedFile(kind: ExportedKind, lines: Answer<"exportLines">["lines"]): string {
  const taken = importFields.filter((field) => fileKinds[kind].fields.includes(field));
  const fields = [...taken, ...moneyFields].filter((field) =>
    lines.some((line) => line[field] !== undefined),
  );
  return csv([
    fields.map((field) => names[field]),
    ...lines.map((line) => fields.map((field) => line[field] ?? "")),
  ]);
}
