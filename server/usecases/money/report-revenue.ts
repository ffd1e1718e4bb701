import { type Revenue, sumRevenue } from "#domain/revenue.ts";
import { datesBetween } from "#domain/time/dates.ts";
import { dayFrames } from "#domain/time/day-frame.ts";
import { listRevenueEntries } from "#server/database/revenue.ts";
import { readSalon } from "#server/database/salon.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

const mostDays = 400;

/** What the salon took in a span of its days, both included. Refuses a reversed or longer span than 400 days. */
export async function reportRevenue(
  app: UseCases,
  asked: { from: string; to: string },
): Promise<Result<Revenue>> {
  const days = datesBetween(asked.from, asked.to).length;
  if (days < 1 || days > mostDays) {
    return refuse("invalid_input", `Ask for 1 to ${mostDays} days.`, {
      errors: [{ field: "to", message: `Ask for 1 to ${mostDays} days` }],
    });
  }
  const { zone } = await readSalon(app.engine.read);
  const frames = dayFrames(asked.from, asked.to, zone);
  const span = { from: frames.at(0)?.from ?? 0, to: frames.at(-1)?.to ?? 0 };
  const entries = await listRevenueEntries(app.engine.read, span);
  return ok(sumRevenue(entries, { ...asked, zone }));
}
