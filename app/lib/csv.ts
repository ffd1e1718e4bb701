/** Rows as comma-separated values (RFC 4180). */
export function csv(rows: string[][]): string {
  return rows.map((row) => row.map(cell).join(",")).join("\r\n");
}

/**
 * A spreadsheet must read a name as text, never as a formula. A cell that starts with a formula sign or an apostrophe
 * gets an apostrophe in front; an import removes it again (app/features/imports/read-file.ts).
 */
function cell(value: string): string {
  const harmless = /^'*[=+\-@\t\r]/.test(value) && Number.isNaN(Number(value)) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
