import type { OfferedHour } from "#contract/waiting.ts";

type Hour = Pick<OfferedHour, "serviceIds" | "startsAt" | "masterIds">;

/** The booking page with exactly the offered hour, as in its message. */
export function offeredPlace({ _id, ...hour }: OfferedHour): string {
  return hourPlace(hour, { offered: _id });
}

/** The booking page with a slot. @param more further query parameters */
export function hourPlace(
  { serviceIds: [first = "", ...also], startsAt, masterIds }: Hour,
  more: Record<string, string> = {},
): string {
  const query = new URLSearchParams({ at: startsAt, ...more });
  for (const serviceId of also) query.append("also", serviceId);
  for (const masterId of masterIds) query.append("master", masterId);
  return `/dashboard/bookingAppointment/${encodeURIComponent(first)}?${query}`;
}

/** Whether the guest can still take it. @param now epoch milliseconds */
export function isOpen({ state, until }: OfferedHour, now: number): boolean {
  return state === "open" && Date.parse(until) > now;
}
