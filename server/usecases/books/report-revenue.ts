import { type Revenue, sumRevenue } from "#domain/revenue.ts";
import { dayFrames } from "#domain/time/day-frame.ts";
import { listRevenueEntries } from "#server/database/revenue-entries.ts";
import { readSalon } from "#server/database/salon.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";

/**
 * Reports what the salon earned between two of its dates, both included; the contract limits how far apart they may be.
 */
export async function reportRevenue(
  app: DatabaseAndClock,
  asked: { from: string; to: string },
): Promise<Revenue> {
  const { zone } = await readSalon(app.engine.read);
  const frames = dayFrames(asked.from, asked.to, zone);
  const span = { from: frames.at(0)?.from ?? 0, to: frames.at(-1)?.to ?? 0 };
  const entries = await listRevenueEntries(app.engine.read, span);
  return sumRevenue(entries, { ...asked, zone });
}
