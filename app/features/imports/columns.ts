import type { BodyOf } from "#app/data/use-change.ts";
import { fileKinds, type Meaning } from "#app/features/imports/kinds.ts";
import type { ReadFile } from "#app/features/imports/read-file.ts";
import { type ImportField, type ImportKind, importFields } from "#domain/imports/lines.ts";

export type ImportLine = BodyOf<"planImport">["lines"][number];

/** The probable meaning of each column, by its name or its cells. */
export function guessMeanings(kind: ImportKind, { columns, lines }: ReadFile): Meaning[] {
  const { names, fields } = fileKinds[kind];
  return columns.map((column, index) => {
    const named = names.find(([, pattern]) => pattern.test(column.toLowerCase()))?.[0];
    const guessed = named ?? byCells(lines.slice(0, 50).map((cells) => cells[index] ?? ""));
    return guessed !== "none" && fields.includes(guessed) ? guessed : "none";
  });
}

function byCells(cells: string[]): Meaning {
  const filled = cells.filter((cell) => cell.trim() !== "");
  const mostly = (pattern: RegExp) =>
    filled.length > 0 && filled.filter((cell) => pattern.test(cell.trim())).length > filled.length * 0.8;
  if (mostly(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)) return "email";
  if (mostly(/^(\+?88)?[\s-]?0?1[3-9][\d\s-]{8,10}$/)) return "number";
  return "none";
}

/** Whether the columns suffice for what the file holds. */
export function isEnough(kind: ImportKind, meant: readonly Meaning[]): boolean {
  return fileKinds[kind].needs.every((group) => group.some((field) => meant.includes(field)));
}

/** What joins the cells of columns with the same meaning. For other fields, the first non-empty cell counts. */
const joints: Partial<Record<ImportField, string>> = {
  name: " ",
  address: ", ",
  note: "\n",
  details: "\n",
  bio: "\n",
  services: ";",
  hours: ";",
};

/** The longest cell to send, in characters: more than any field accepts, so that the server says what is too long. */
const longest: Partial<Record<ImportField, number>> = {
  name: 1000,
  nameBn: 1000,
  email: 1000,
  address: 2000,
  note: 8000,
  details: 8000,
  role: 1000,
  bio: 8000,
  services: 8000,
  hours: 2000,
  master: 1000,
};

/** The lines of a file in the form of the API. */
export function toLines({ lines }: ReadFile, meant: readonly Meaning[]): ImportLine[] {
  const used = importFields.filter((field) => meant.includes(field));
  return lines.map((cells, index) => {
    // In a spreadsheet, the column names are row 1.
    const line: ImportLine = { row: index + 2 };
    for (const field of used) {
      const filled = cells
        .filter((cell, column) => meant[column] === field && cell.trim() !== "")
        .map((cell) => cell.trim());
      const joint = joints[field];
      const said = joint === undefined ? (filled[0] ?? "") : filled.join(joint);
      if (said !== "") line[field] = said.slice(0, longest[field] ?? 500);
    }
    return line;
  });
}

/** What was corrected by hand, by row. */
export type Mends = ReadonlyMap<number, ImportLine>;

/** Adds what a line now says differently to the corrections. */
export function mendedSince(mends: Mends, before: ImportLine, now: ImportLine): Mends {
  const changed = importFields.filter((field) => (now[field] ?? "") !== (before[field] ?? ""));
  const said = Object.fromEntries(changed.map((field) => [field, now[field] ?? ""]));
  return new Map(mends).set(now.row, { ...mends.get(now.row), ...said, row: now.row });
}

/** The lines with their corrections. */
export function withMends(lines: readonly ImportLine[], mends: Mends): ImportLine[] {
  return lines.map((line) => ({ ...line, ...mends.get(line.row) }));
}

/**
 * Whether dates in numbers begin with their month, if the file proves it: 11/30/2026 does, 30/11/2026 does not.
 * @returns null if it proves neither, or both
 */
export function provenMonthFirst({ lines }: ReadFile, meant: readonly Meaning[]): boolean | null {
  const column = meant.indexOf("date");
  const proofs = new Set<boolean>();
  for (const cells of column === -1 ? [] : lines) {
    const [, first, second] = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.]/.exec(cells[column] ?? "") ?? [];
    if (Number(first) > 12) proofs.add(false);
    if (Number(second) > 12) proofs.add(true);
  }
  const [proof = null] = proofs;
  return proofs.size === 1 ? proof : null;
}

const keptUnder = "shiuli.import-columns";

/** What was set for the columns of a file. */
export interface SaidOfColumns {
  meant: Meaning[];
  /** Whether a date like 11/30/2026 begins with its month. */
  monthFirst: boolean;
}

/** What was set for the columns of such a file the last time; null if nothing. */
export function rememberedColumns(kind: ImportKind, { columns }: ReadFile): SaidOfColumns | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`${keptUnder}.${kind}`) ?? "null");
    if (typeof kept !== "object" || kept === null || !("columns" in kept) || !("meant" in kept)) return null;
    if (JSON.stringify(kept.columns) !== JSON.stringify(columns) || !Array.isArray(kept.meant)) return null;
    const known: Meaning[] = [...fileKinds[kind].fields, "none"];
    const meant = kept.meant.filter((one): one is Meaning => known.includes(one));
    const monthFirst = "monthFirst" in kept && kept.monthFirst === true;
    return meant.length === columns.length ? { meant, monthFirst } : null;
  } catch {
    return null;
  }
}

/** Remembers what was set for the columns, until a file with other columns comes. */
export function rememberColumns(kind: ImportKind, { columns }: ReadFile, said: SaidOfColumns): void {
  try {
    localStorage.setItem(`${keptUnder}.${kind}`, JSON.stringify({ columns, ...said }));
  } catch {
    // Without storage, the page asks again.
  }
}
