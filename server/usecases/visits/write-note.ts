import { updateBookingNote } from "#server/database/bookings.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/** Writes down what the front desk should know about a visit, in place of what stood there. */
export async function writeNote(app: UseCases, id: string, note: string): Promise<Result<number>> {
  const count = await updateBookingNote(app.engine.write, id, note);
  return count > 0 ? ok(count) : refuse("not_found", "There is no such booking.");
}
