import type { OfferedHour } from "#contract/waiting.ts";

/** The booking page with exactly an offered hour, as its message has it. */
export function offeredPlace({
  _id,
  serviceIds: [first = "", ...also],
  startsAt,
  masterIds,
}: OfferedHour): string {
  const query = new URLSearchParams({ at: startsAt, offered: _id });
  for (const serviceId of also) query.append("also", serviceId);
  for (const masterId of masterIds) query.append("master", masterId);
  return `/dashboard/bookingAppointment/${encodeURIComponent(first)}?${query}`;
}

/** Whether its guest can still take it. @param now milliseconds */
export function isOpen({ state, until }: OfferedHour, now: number): boolean {
  return state === "open" && Date.parse(until) > now;
}
