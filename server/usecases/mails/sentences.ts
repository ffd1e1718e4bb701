import type { BookingRow } from "#server/database/bookings.ts";

/** 'When: Tuesday 24 November at 4:30 pm, with Sadia Noor.', in the salon's zone. */
export function whenSentence({ starts_at, items }: BookingRow, zone: string): string {
  if (starts_at === null) return "We will call you to arrange the day and the hour.";
  const masters = [...new Set(items.flatMap((item) => item.master_name ?? []))];
  return `When: ${writtenOut(starts_at, zone)}${masters.length > 0 ? `, with ${masters.join(" and ")}` : ""}.`;
}

/** An instant with its weekday, on the salon's clock. */
export function writtenOut(instant: number, zone: string): string {
  return new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
    hour12: true,
  }).format(instant);
}
