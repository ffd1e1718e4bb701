import type { BodyOf } from "#app/data/use-change.ts";
import type { ReadFile } from "#app/features/imports/read-file.ts";

/** What a column of a file can be for; "none" leaves it out. */
export const meanings = ["name", "number", "email", "address", "note", "externalId", "none"] as const;
export type Meaning = (typeof meanings)[number];

export type ImportLine = BodyOf<"planGuestImport">["lines"][number];

/** How other programs name their columns, in small letters; the first that fits counts. */
const names: [Meaning, RegExp][] = [
  ["externalId", /^(_?id|.*\b(client|customer|guest|contact|external)[ _-]*(id|no|number|code))$|আইডি/],
  ["email", /e-?mail|^mail$|ই-?মেইল/],
  ["number", /phone|mobile|cell|tel\b|telephone|whatsapp|contact( no| number)?$|^number$|মোবাইল|ফোন|নম্বর/],
  ["note", /note|remark|comment|memo|allerg|নোট|মন্তব্য/],
  ["address", /address|street|city|area|postcode|zip|ঠিকানা/],
  ["name", /name|^client$|^customer$|^guest$|নাম/],
];

/** What each column is probably for, by its name, or by what stands in it. */
export function guessMeanings({ columns, lines }: ReadFile): Meaning[] {
  return columns.map((column, index) => {
    const named = names.find(([, pattern]) => pattern.test(column.toLowerCase()));
    return named ? named[0] : byCells(lines.slice(0, 50).map((cells) => cells[index] ?? ""));
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

/** Whether the lines can become guests: they need a name, and a number or an address to write to. */
export function isEnough(meant: readonly Meaning[]): boolean {
  return meant.includes("name") && (meant.includes("number") || meant.includes("email"));
}

/**
 * The lines of a file as the server takes them. Columns that are for the same are joined, but for a number, an e-mail address and an id: of
 * these the first that is filled counts.
 */
export function toLines({ lines }: ReadFile, meant: readonly Meaning[]): ImportLine[] {
  return lines.map((cells, index) => {
    const of = (meaning: Meaning) =>
      cells
        .filter((cell, column) => meant[column] === meaning && cell.trim() !== "")
        .map((cell) => cell.trim());
    const first = (meaning: Meaning, most: number) => (of(meaning)[0] ?? "").slice(0, most);
    return {
      // A spreadsheet counts the names of the columns as its first row.
      row: index + 2,
      externalId: first("externalId", 500),
      name: of("name").join(" ").slice(0, 1000),
      number: first("number", 500),
      email: first("email", 1000),
      address: of("address").join(", ").slice(0, 2000),
      note: of("note").join("\n").slice(0, 8000),
    };
  });
}

const keptUnder = "shiuli.import-columns";

/** What the columns of such a file were for the last time; null where there was none. */
export function rememberedMeanings({ columns }: ReadFile): Meaning[] | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keptUnder) ?? "null");
    if (typeof kept !== "object" || kept === null || !("columns" in kept) || !("meant" in kept)) return null;
    if (JSON.stringify(kept.columns) !== JSON.stringify(columns) || !Array.isArray(kept.meant)) return null;
    const meant = kept.meant.filter((one): one is Meaning => meanings.includes(one));
    return meant.length === columns.length ? meant : null;
  } catch {
    return null;
  }
}

/** Keeps what the columns are for, until a file with other columns comes. */
export function rememberMeanings({ columns }: ReadFile, meant: readonly Meaning[]): void {
  try {
    localStorage.setItem(keptUnder, JSON.stringify({ columns, meant }));
  } catch {
    // A browser that keeps nothing asks again.
  }
}
