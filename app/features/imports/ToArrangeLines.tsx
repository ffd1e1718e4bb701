import type { ImportLine } from "#app/features/imports/columns.ts";
import { LinesTable } from "#app/features/imports/LinesTable.tsx";
import { importTexts } from "#app/texts/en/dashboard/imports.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { ImportPlan } from "#contract/imports.ts";

interface Props {
  toArrange: ImportPlan["toArrange"];
  lines: ImportLine[];
}

/** Visits at times that are not free, each with the guest, the time, and why not. */
export function ToArrangeLines({ toArrange, lines }: Props) {
  const texts = useTexts(importTexts);
  const byRow = new Map(lines.map((line) => [line.row, line]));
  return (
    <LinesTable
      title={texts.toArrangeTitle(toArrange.length)}
      rows={toArrange}
      nameOf={({ row }) => byRow.get(row)?.name}
      columns={[
        {
          header: texts.whenFile,
          cell: ({ row }) => {
            const line = byRow.get(row);
            return [line?.date, line?.time, line?.master].filter(Boolean).join(" ");
          },
          narrow: "line",
        },
        { header: texts.why, cell: ({ why }) => texts.whyArrange[why], narrow: "line" },
      ]}
    >
      <span className="muted sm">{texts.toArrangeHow}</span>
    </LinesTable>
  );
}
