import { dayText } from "#app/lib/calendar-dates.ts";
import { serviceName } from "#app/lib/names.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { offersTexts } from "#app/texts/en/dashboard/offers.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { Offer } from "#contract/offers.ts";
import type { ManagedService } from "#contract/services.ts";

export type OfferState = "on" | "coming" | "over" | "used_up" | "ended";

/** Whether an offer can be used. @param today YYYY-MM-DD of the salon */
export function offerState(offer: Offer, today: string): OfferState {
  const { from, until, endedAt, mostUses, booked, held } = offer;
  if (endedAt !== null) return "ended";
  if (until !== null && today > until) return "over";
  if (mostUses !== null && booked + held >= mostUses) return "used_up";
  return from !== null && today < from ? "coming" : "on";
}

/** The limits of an offer, in words. */
export function termsOf(offer: Offer, services: readonly ManagedService[], zone: string): string[] {
  const texts = textsNow(offersTexts);
  const { from, until, serviceIds, firstVisitOnly, mostUses, mostUsesEach, endedAt } = offer;
  const names = serviceIds?.map((id) => {
    const service = services.find(({ _id }) => _id === id);
    return service ? serviceName(service) : texts.formerService;
  });
  return [
    names?.join(", "),
    firstVisitOnly && texts.firstVisit,
    from && texts.fromDay(dayText(from)),
    until && texts.untilDay(dayText(until)),
    mostUses !== null && texts.usesInAll(mostUses),
    mostUsesEach !== null && texts.usesEach(mostUsesEach),
    endedAt && texts.endedOn(inSalon("date", endedAt, zone)),
  ].filter((words) => typeof words === "string");
}
