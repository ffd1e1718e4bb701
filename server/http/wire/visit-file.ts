import type { Incoming } from "#server/http/handler.ts";
import type { VisitFile } from "#server/usecases/calendars/visit-entry.ts";
import { ok, type Result } from "#server/usecases/result.ts";

/** Answers a visit as a calendar file. */
export async function toVisitFile(
  { entry, company }: VisitFile,
  now: number,
  { setHeader }: Pick<Incoming<"readCalendarFile">, "setHeader">,
): Promise<Result<string>> {
  setHeader("content-type", "text/calendar; charset=utf-8");
  setHeader("content-disposition", 'attachment; filename="visit.ics"');
  const { writeCalendar } = await import("#server/calendars/write-calendar.ts");
  return ok(writeCalendar([entry], { company, now }));
}
