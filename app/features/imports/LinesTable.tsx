import { type ReactNode, useState } from "react";
import { importTexts } from "#app/texts/en/dashboard/imports.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { type Column, DataTable } from "#app/ui/DataTable.tsx";

const shownAtFirst = 20;

interface Props<Line extends { row: number }> {
  title: string;
  /** Shown beside the title. */
  children: ReactNode;
  rows: Line[];
  nameOf: (line: Line) => string | undefined;
  /** The columns after the row number and the name. */
  columns: Column<Line>[];
}

/** The lines of a file that need a look: the first ones, and all on demand. */
export function LinesTable<Line extends { row: number }>({
  title,
  children,
  rows,
  nameOf,
  columns,
}: Props<Line>) {
  const texts = useTexts(importTexts);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? rows : rows.slice(0, shownAtFirst);
  return (
    <section className="import-part">
      <div className="bar">
        <h2 className="h4 num">{title}</h2>
        {children}
      </div>
      <div className="card overflow-hidden">
        <DataTable
          caption={title}
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
              cell: (line) => <b className="font-semibold">{nameOf(line)}</b>,
              narrow: "title",
            },
            ...columns,
          ]}
        />
      </div>
      {shown.length < rows.length && (
        <button type="button" className="row-link" onClick={() => setShowsAll(true)}>
          {texts.seeAll}
        </button>
      )}
    </section>
  );
}
