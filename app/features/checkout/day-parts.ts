import { inSalon } from "#app/lib/salon-time.ts";
import type { Slot } from "#contract/availability.ts";

export interface DayPart {
  name: "Morning" | "Afternoon" | "Evening";
  slots: Slot[];
}

/** A day's slots by part of the salon's day: before noon, before five, and after. Empty parts are left out. */
export function dayParts(slots: Slot[], zone: string): DayPart[] {
  const parts: DayPart[] = [
    { name: "Morning", slots: [] },
    { name: "Afternoon", slots: [] },
    { name: "Evening", slots: [] },
  ];
  for (const slot of slots) {
    const hour = Number(inSalon("hour", slot.startsAt, zone));
    parts[hour < 12 ? 0 : hour < 17 ? 1 : 2]?.slots.push(slot);
  }
  return parts.filter((part) => part.slots.length > 0);
}

/** The slots with one more, in order of time; a slot that is already there is not doubled. */
export function withSlot(slots: Slot[], extra: Slot): Slot[] {
  const start = Date.parse(extra.startsAt);
  if (slots.some((slot) => Date.parse(slot.startsAt) === start)) return slots;
  return [...slots, extra].sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
}
