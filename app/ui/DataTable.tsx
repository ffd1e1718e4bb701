import type { Key, ReactNode } from "react";
import { classes } from "#app/ui/classes.ts";

export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** Its place on a narrow screen: the row's title, its top right corner, a line of its own, or hidden. */
  narrow?: "title" | "corner" | "line" | "hidden";
  align?: "right";
  className?: string;
}

interface Props<Row> {
  /** Only for screen readers. */
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => Key;
  /** For tables with many columns: rows become labelled blocks below 1280 px instead of 900 px. */
  manyColumns?: boolean;
}

/** A table whose rows become labelled blocks on narrow screens. */
export function DataTable<Row>({ caption, columns, rows, rowKey, manyColumns }: Props<Row>) {
  return (
    <table className={classes("data-table", manyColumns && "data-table-many")}>
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.header} scope="col" data-align={column.align} className={classOf(column)}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column) => (
              <td
                key={column.header}
                data-label={column.header}
                data-align={column.align}
                className={classOf(column)}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A heading has its cells' class, so that it is hidden with them and each other cell stays under its own heading. */
function classOf({ narrow, className }: Column<never>): string {
  return classes(narrow && `is-${narrow}`, className);
}
