import { useState } from "react";
import type { ImportLine } from "#app/features/imports/columns.ts";
import { importTexts } from "#app/texts/en/dashboard/imports.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { DataTable } from "#app/ui/DataTable.tsx";
import type { ImportPlan } from "#contract/imports.ts";

const shownAtFirst = 20;

interface Props {
  toArrange: ImportPlan["toArrange"];
  lines: ImportLine[];
}

/** The visits at hours that are not free, each with who comes, when, and why not. */
export function ToArrangeLines({ toArrange, lines }: Props) {
  const texts = useTexts(importTexts);
  const [showsAll, setShowsAll] = useState(false);
  const byRow = new Map(lines.map((line) => [line.row, line]));
  const shown = showsAll ? toArrange : toArrange.slice(0, shownAtFirst);
  return (
    <section className="import-part">
      <div className="bar">
        <h2 className="h4 num">{texts.toArrangeTitle(toArrange.length)}</h2>
        <span className="muted sm">{texts.toArrangeHow}</span>
      </div>
      <div className="card table-card">
        <DataTable
          caption={texts.toArrangeTitle(toArrange.length)}
          rows={shown}
          rowKey={({ row }) => row}
          columns={[
            {
              header: texts.row,
              cell: ({ row }) => <span className="num">{texts.count(row)}</span>,
              narrow: "corner",
            },
            {
              header: texts.name,
              cell: ({ row }) => <b className="font-semibold">{byRow.get(row)?.name}</b>,
              narrow: "title",
            },
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
        />
      </div>
      {shown.length < toArrange.length && (
        <button type="button" className="row-link" onClick={() => setShowsAll(true)}>
          {texts.seeAll}
        </button>
      )}
    </section>
  );
}
