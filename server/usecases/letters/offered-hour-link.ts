import type { Language } from "#domain/language.ts";
import { readLanguage } from "#server/database/guest-choices.ts";
import { findOfferedHour, type OfferedHourRow } from "#server/database/offered-hours.ts";
import { readSalon } from "#server/database/salon.ts";
import { findHourLink, insertHourLink } from "#server/database/text-links.ts";
import { findWaiting, type WaitingRow } from "#server/database/waiting.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { zonedInstant } from "#server/usecases/zoned-instant.ts";

/** The booking page for exactly this hour, which is free only for its guest. */
export function offeredHourPage(
  { service_ids: [first = "", ...also] }: Pick<WaitingRow, "service_ids">,
  { id, starts_at, masters }: OfferedHourRow,
  zone: string,
): string {
  const query = new URLSearchParams({ at: zonedInstant(starts_at, zone), offered: id });
  for (const serviceId of also) query.append("also", serviceId);
  for (const masterId of masters) query.append("master", masterId);
  return `/dashboard/bookingAppointment/${encodeURIComponent(first)}?${query}`;
}

/** The short path to that page for a text: in Bangla, a whole text has only 134 letters. */
export async function writeHourLink(
  { engine, seal, now }: Pick<UseCases, "engine" | "seal" | "now">,
  offeredHourId: string,
): Promise<string> {
  const code = seal(`offered hour ${offeredHourId}`).slice(0, 10);
  await insertHourLink(engine.write, { code, offeredHourId }, now());
  return `/o/${code}`;
}

/** The target of such a link, in the language of its guest. An unknown link leads to the reader's bookings. */
export async function readHourLink(
  { engine }: Pick<UseCases, "engine">,
  code: string,
): Promise<{ language: Language; path: string }> {
  const db = engine.read;
  const id = await findHourLink(db, code);
  const offered = id === undefined ? undefined : await findOfferedHour(db, id);
  const entry = offered && (await findWaiting(db, offered.waiting_id));
  if (!entry) return { language: "en", path: "/dashboard/myBookings" };
  const { zone } = await readSalon(db);
  return { language: await readLanguage(db, entry), path: offeredHourPage(entry, offered, zone) };
}
