import type { ImportLine } from "#app/features/imports/columns.ts";
import { csv } from "#app/lib/csv.ts";
import { guestImportTexts } from "#app/texts/en/dashboard/guest-import.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { ImportPlan } from "#contract/imports.ts";

export type Refused = ImportPlan["refused"][number];

/** Why a line is refused, with what it says and the line that it is beside. */
export function whyRefused({ reason, otherRow }: Refused, line: ImportLine | undefined): string {
  const texts = textsNow(guestImportTexts);
  const why = texts.reasons[reason];
  if (otherRow !== null) return texts.seeRow(why, otherRow);
  const said = reason === "wrong_number" ? line?.number : reason === "wrong_email" ? line?.email : undefined;
  return said ? texts.withValue(why, said) : why;
}

/** The refused lines as a file that can be mended and imported again. */
export function refusedCsv(refused: readonly Refused[], lines: readonly ImportLine[]): string {
  const texts = textsNow(guestImportTexts);
  const byRow = new Map(lines.map((line) => [line.row, line]));
  const rows = refused.map((one) => {
    const line = byRow.get(one.row);
    const cells = [line?.externalId, line?.name, line?.number, line?.email, line?.address, line?.note];
    return [...cells.map((cell) => cell ?? ""), `${one.row}`, whyRefused(one, line)];
  });
  return csv([["Id", "Name", "Mobile", "Email", "Address", "Note", texts.row, texts.why], ...rows]);
}
