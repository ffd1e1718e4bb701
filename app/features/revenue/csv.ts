import type { Revenue } from "#contract/money.ts";

/** A revenue report as comma-separated values: one block each for days, services and masters. */
export function revenueCsv({ days, services, masters }: Revenue): string {
  return [
    ["Day", "Taken ($)"],
    ...days.map(({ date, amount }) => [date, amount.toFixed(2)]),
    [],
    ["Service", "Taken ($)"],
    ...services.map(({ name, amount }) => [name, amount.toFixed(2)]),
    [],
    ["Master", "Taken ($)"],
    ...masters.map(({ name, amount }) => [name, amount.toFixed(2)]),
  ]
    .map((row) => row.map(cell).join(","))
    .join("\r\n");
}

/** A spreadsheet must read a name as text, never as a formula. */
function cell(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) && Number.isNaN(Number(value)) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
