/** Rows as comma-separated values (RFC 4180). */
export function csv(rows: string[][]): string {
  return rows.map((row) => row.map(cell).join(",")).join("\r\n");
}

/**
 * A spreadsheet must read a name as text, never as a formula. What begins with the sign that says so gets one more, so that
 * an import takes off what was put on (app/features/imports/read-file.ts).
 */
function cell(value: string): string {
  const harmless = /^'*[=+\-@\t\r]/.test(value) && Number.isNaN(Number(value)) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
