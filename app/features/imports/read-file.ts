import Papa from "papaparse";

/** A parsed file. */
export interface ReadFile {
  name: string;
  /** The names of the columns, made unique. A column without a name gets its letter. */
  columns: string[];
  /** The cells of each line below the names, in the order of the columns. */
  lines: string[][];
}

export type FileProblem = "too_large" | "too_long" | "empty" | "no_table";

/** The row with an unclosed quotation mark. The rows after it would silently become part of its cell. */
export interface OpenQuote {
  openQuoteIn: number;
}

const mostBytes = 20 * 1024 * 1024;

/**
 * Reads a file with separated values, as spreadsheets write it: UTF-8, UTF-16 or Windows-1252; commas, semicolons or
 * tabs. Refuses more than 20 MB, more than `mostLines` lines, a file that is no table, and a quotation mark that
 * swallows rows.
 */
export async function readFile(file: File, mostLines: number): Promise<ReadFile | FileProblem | OpenQuote> {
  if (file.size > mostBytes) return "too_large";
  const { text, separator } = withoutSeparatorLine(decode(new Uint8Array(await file.arrayBuffer())));
  if (text.trim() === "") return "empty";
  if (text.includes("\0")) return "no_table";
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: separator ?? separatorOf(text),
    preview: mostLines + 2,
  });
  const [names = [], ...lines] = data;
  while (lines.length > 0 && isEmpty(lines.at(-1))) lines.pop();
  if (names.length < 2 || names.length > 100) return "no_table";
  if (lines.length > mostLines) return "too_long";
  const quote = errors.find(({ type }) => type === "Quotes");
  if (quote) return { openQuoteIn: (quote.row ?? 0) + 1 };
  if (lines.length === 0) return "empty";
  return {
    name: file.name.slice(0, 200),
    columns: named(names),
    lines: lines.map((cells) => names.map((_, index) => plain(cells[index] ?? ""))),
  };
}

function isEmpty(cells: string[] = []): boolean {
  return cells.every((cell) => cell.trim() === "");
}

/** Excel marks its encodings, except Windows-1252, which usually contains bytes that are invalid UTF-8. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The line in which a file for Excel names its separator, such as `sep=;`, is no row of its table. */
function withoutSeparatorLine(text: string): { text: string; separator?: string } {
  const [line = "", separator] = /^"?sep=([^\r\n"])"?(?:\r\n|\r|\n|$)/i.exec(text) ?? [];
  return { text: text.slice(line.length), ...(separator !== undefined && { separator }) };
}

/** What stands between the names of the columns: the library's own guess is led astray by empty lines. */
function separatorOf(text: string): string {
  const [names = ""] = text.split(/[\r\n]/, 1);
  const count = (sign: string) => names.split(sign).length;
  return [",", ";", "\t"].toSorted((one, other) => count(other) - count(one))[0] ?? ",";
}

/** A cell without the apostrophe that keeps spreadsheets from reading it as a formula. */
function plain(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}

/** The column names, with a number after a repeated one. */
function named(names: readonly string[]): string[] {
  const known = new Set<string>();
  names.forEach((name, index) => {
    const plainName = name.trim() || letter(index);
    let unlike = plainName;
    for (let count = 2; known.has(unlike); count++) unlike = `${plainName} (${count})`;
    known.add(unlike);
  });
  return [...known];
}

/** The letters of a column in a spreadsheet. @param index from 0 */
function letter(index: number): string {
  const [first, last] = [Math.floor(index / 26), index % 26];
  const of = (place: number) => String.fromCharCode("A".charCodeAt(0) + place);
  return first === 0 ? of(last) : of(first - 1) + of(last);
}
