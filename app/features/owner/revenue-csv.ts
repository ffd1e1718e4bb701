import { csv } from "#app/lib/csv.ts";
import type { Revenue } from "#contract/money.ts";

/** A revenue report as comma-separated values: one block each for days, services, masters and ways to pay. */
export function revenueCsv({ days, services, masters, card, desk, credit }: Revenue): string {
  return csv([
    ["Day", "Taken ($)"],
    ...days.map(({ date, amount }) => [date, amount.toFixed(2)]),
    [],
    ["Service", "Taken ($)"],
    ...services.map(({ name, amount }) => [name, amount.toFixed(2)]),
    [],
    ["Master", "Taken ($)"],
    ...masters.map(({ name, amount }) => [name, amount.toFixed(2)]),
    [],
    ["How paid", "Taken ($)"],
    ["Card", card.toFixed(2)],
    ["At the desk", desk.toFixed(2)],
    ["Gift cards and packages used", credit.toFixed(2)],
  ]);
}
