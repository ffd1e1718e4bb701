import { money, sumOfPrices } from "#app/lib/money.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { CalendarVisit } from "#contract/front-desk.ts";

/** What was paid for a visit and how, as the desk reads it: '$42, card', '$15, card; $27, not yet'. */
export function paidWords({
  paid,
  price,
  dueAtSalon,
}: Pick<CalendarVisit, "paid" | "price" | "dueAtSalon">): string {
  const texts = textsNow(calendarTexts);
  if (price === 0) return texts.nothingDue;
  if (paid === "card") return texts.byCard(money(price));
  const there = paid === "salon" ? texts.atSalon(money(dueAtSalon)) : texts.notYet(money(dueAtSalon));
  const byCard = sumOfPrices([price, -dueAtSalon]);
  return byCard === 0 ? there : `${texts.byCard(money(byCard))}; ${there}`;
}

/** Whether some of a visit's price is still to be paid at the salon. */
export function isDue({ paid, price }: { paid?: CalendarVisit["paid"] | undefined; price: number }): boolean {
  return price > 0 && (paid === "unpaid" || paid === "deposit");
}
