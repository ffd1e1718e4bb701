import { csv } from "#app/lib/csv.ts";
import { money } from "#app/lib/money.ts";
import { numberText } from "#app/lib/number-text.ts";

/** The data of a figure, for the table below it and for its file. */
export interface FigureTable {
  /** The file's name, without extension. */
  name: string;
  columns: { header: string; kind: "text" | "number" | "money" | "percent" }[];
  /** Null if there is no value. */
  rows: (string | number | null)[][];
}

/** A cell as readable text. */
export function shown(value: string | number | null, kind: FigureTable["columns"][number]["kind"]): string {
  if (value === null) return "–";
  if (typeof value === "string") return kind === "text" ? value : numberText(value);
  if (kind === "money") return money(value);
  return numberText(kind === "percent" ? `${value}%` : value);
}

/** The table as comma-separated values: plain numbers, money with its cents. */
export function figureCsv({ columns, rows }: FigureTable): string {
  const cell = (value: string | number | null, kind: string | undefined) => {
    if (value === null) return "";
    return typeof value === "number" && kind === "money" ? value.toFixed(2) : String(value);
  };
  return csv([
    columns.map(({ header }) => header),
    ...rows.map((row) => row.map((value, at) => cell(value, columns[at]?.kind))),
  ]);
}

/** A share as a whole percentage; null if the whole is zero. */
export function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((100 * part) / whole);
}
