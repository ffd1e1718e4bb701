import { partOf } from "#app/features/waiting/day-hours.ts";
import { firstName, masterName } from "#app/lib/names.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { waitingTexts } from "#app/texts/en/dashboard/waiting.ts";
import { hourTexts } from "#app/texts/en/shared/hour-picker.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { Master } from "#contract/masters.ts";
import type { WaitingEntry } from "#contract/waiting.ts";
import { ANYONE } from "#domain/availability/types.ts";

/** What an entry waits for, in words: days, time of day and masters. */
export function useWishWords(masters: readonly Master[]) {
  const texts = useTexts(waitingTexts);
  const names = useTexts(hourTexts);
  const nameOf = (id: string) => {
    const master = masters.find(({ _id }) => _id === id);
    return master ? firstName(masterName(master)) : texts.whoLeft;
  };
  const withWhom = (ids: readonly string[]) => {
    const named = [...new Set(ids)].filter((id) => id !== ANYONE);
    return named.map(nameOf).join(", ") || texts.anyone;
  };
  return ({ dates, hours, masterIds }: Pick<WaitingEntry, "dates" | "hours" | "masterIds">): string => {
    const days = dates.map((date) => inSalon("shortDay", `${date}T12:00:00Z`, "UTC")).join("; ");
    const times = hours.map((span) => {
      const part = partOf(span);
      return part ? names[part] : texts.fromTo(span.opens, span.closes);
    });
    // Do not name anybody before the masters are loaded.
    return [days, times.join(", "), masters.length > 0 && withWhom(masterIds)].filter(Boolean).join(" · ");
  };
}
