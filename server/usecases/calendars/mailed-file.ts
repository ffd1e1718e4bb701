import { findBooking } from "#server/database/bookings.ts";
import { fileOf, type VisitFile } from "#server/usecases/calendars/visit-entry.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { isSameSeal } from "#server/usecases/is-same-seal.ts";
import { type Result, refuse } from "#server/usecases/result.ts";

/** The link to a visit's calendar file, for mails. It needs no sign-in, and is valid until SESSION_SECRET changes. */
export function linkToFile({ seal, site }: Pick<UseCases, "seal" | "site">, bookingId: string): string {
  return `${site.publicUrl}/api/mailed-visits/${bookingId}.${seal(`visit ${bookingId}`)}/visit.ics`;
}

/**
 * The visit behind such a link, as it is now. Refuses a link that this salon did not make, and a visit without a time.
 */
export async function readMailedVisit(app: UseCases, token: string): Promise<Result<VisitFile>> {
  const [id = "", given = ""] = token.split(".");
  const isOurs = isSameSeal(given, app.seal(`visit ${id}`));
  const booking = isOurs ? await findBooking(app.engine.read, id) : undefined;
  return booking ? await fileOf(app, booking) : refuse("not_found", "There is no such booking.");
}
