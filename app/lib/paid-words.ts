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
  paidAtSalon = 0,
  handBack = 0,
}: Pick<CalendarVisit, "paid" | "price" | "dueAtSalon" | "paidAtSalon" | "handBack"> & {
  credit?: number | undefined;
  byPackage?: true | undefined;
}): string {
  const texts = textsNow(calendarTexts);
  const waits = handBack > 0 && texts.toHandBack(money(handBack));
  if (price === 0) return waits || texts.nothingDue;
  if (paid === "card") return texts.byCard(money(price));
  const due = dueOf({ paid, price, dueAtSalon, paidAtSalon });
  const there = paid === "salon" ? dueAtSalon : paidAtSalon;
  const byCard = sumOfPrices([price, -dueAtSalon, -credit]);
  const parts = [
    credit > 0 && (byPackage ? texts.byPackage : texts.byGiftCard)(money(credit)),
    byCard > 0 && texts.byCard(money(byCard)),
    there > 0 && texts.atSalon(money(there)),
    due > 0 && texts.notYet(money(due)),
    waits,
  ];
  return parts.filter(Boolean).join("; ");
}

/** Whether some of a visit's price is still to be paid at the salon. */
function isDue({ paid, price }: { paid?: CalendarVisit["paid"] | undefined; price: number }): boolean {
  return price > 0 && (paid === "unpaid" || paid === "deposit");
}

/** How much of a visit's price is still to be paid, in dollars. */
export function dueOf(visit: {
  paid?: CalendarVisit["paid"] | undefined;
  price: number;
  dueAtSalon: number;
  paidAtSalon?: number | undefined;
}): number {
  return isDue(visit) ? sumOfPrices([visit.dueAtSalon, -(visit.paidAtSalon ?? 0)]) : 0;
}
