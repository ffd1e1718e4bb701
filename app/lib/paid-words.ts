import { money, sumOfPrices } from "#app/lib/money.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { CalendarVisit } from "#contract/front-desk.ts";

/** What was paid for a visit and how, as the desk reads it: '$42, card', '$15, card; $27, not yet'. */
export function paidWords({
  paid,
  price,
  dueAtSalon,
  credit = 0,
  byPackage,
}: Pick<CalendarVisit, "paid" | "price" | "dueAtSalon"> & {
  credit?: number | undefined;
  byPackage?: true | undefined;
}): string {
  const texts = textsNow(calendarTexts);
  if (price === 0) return texts.nothingDue;
  if (paid === "card") return texts.byCard(money(price));
  const there = paid === "salon" ? texts.atSalon(money(dueAtSalon)) : texts.notYet(money(dueAtSalon));
  const byCard = sumOfPrices([price, -dueAtSalon, -credit]);
  const parts = [
    credit > 0 && (byPackage ? texts.byPackage : texts.byGiftCard)(money(credit)),
    byCard > 0 && texts.byCard(money(byCard)),
    dueAtSalon > 0 && there,
  ];
  return parts.filter(Boolean).join("; ");
}

/** Whether some of a visit's price is still to be paid at the salon. */
export function isDue({ paid, price }: { paid?: CalendarVisit["paid"] | undefined; price: number }): boolean {
  return price > 0 && (paid === "unpaid" || paid === "deposit");
}
