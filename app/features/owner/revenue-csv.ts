import { csv } from "#app/lib/csv.ts";
import { revenueTexts } from "#app/texts/en/dashboard/revenue.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { Revenue } from "#contract/money.ts";
import { unassigned } from "#domain/revenue.ts";

/**
 * A revenue report as comma-separated values, in the page's words: one block each for days, services, masters and ways
 * to pay.
 * @param say translates names of services and masters
 */
export function revenueCsv(
  { days, services, masters, card, desk, credit }: Revenue,
  translate: (name: string) => string,
): string {
  const texts = textsNow(revenueTexts);
  const block = (title: string, rows: [string, number][]) => [
    [title, `${texts.taken} ($)`],
    ...rows.map(([name, amount]) => [name, amount.toFixed(2)]),
  ];
  const shares = (some: Revenue["services"], nobodys: string) =>
    some.map(({ name, amount }): [string, number] => [
      name === unassigned ? nobodys : translate(name),
      amount,
    ]);
  return csv([
    ...block(
      texts.day,
      days.map(({ date, amount }) => [date, amount]),
    ),
    [],
    ...block(texts.byService, shares(services, texts.unassigned)),
    [],
    ...block(texts.byMaster, shares(masters, texts.noMaster)),
    [],
    ...block(texts.byWay, [
      [texts.card, card],
      [texts.desk, desk],
      [texts.credit, credit],
    ]),
  ]);
}
