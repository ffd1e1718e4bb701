import { localDate } from "#domain/time/dates.ts";
import { audit } from "#server/database/audit-log.ts";
import { readSalon, salonId, updateSalon } from "#server/database/salon.ts";
import type { DatabaseAndClock, UseCases } from "#server/usecases/context.ts";
import { ok, type Result, refuse, refuseField } from "#server/usecases/result.ts";
import { readSetup } from "#server/usecases/setup/read-setup.ts";

/**
 * Opens the salon for booking. Refuses `not_set_up` while an earlier step is missing.
 * @returns how many were opened: 0 for one that is already open
 */
export async function openSalon(app: UseCases, actorId: string): Promise<Result<number>> {
  const opened = await app.engine.transaction(async (tx): Promise<Result<number>> => {
    await app.engine.lock(tx, "salon", salonId);
    const { facts, missing } = await readSetup(app, tx);
    if (facts.isOpen) return ok(0);
    if (missing.length > 0) return refuse("not_set_up", "Finish the steps above first, then open the salon.");
    await updateSalon(tx, { opened_at: app.now(), opened_by: actorId });
    await audit(tx, { actorId, action: "open_salon", subjectId: salonId }, app.now());
    return ok(1);
  });
  if (opened.ok && opened.value > 0) await app.engine.announce("availability");
  return opened;
}

/**
 * Sets the day on which the salon opens. Refuses a past day. @param date YYYY-MM-DD; null removes it
 * @returns how many were changed: 0 for a salon that is already open
 */
export async function planOpening(
  app: DatabaseAndClock,
  actorId: string,
  date: string | null,
): Promise<Result<number>> {
  return await app.engine.transaction(async (tx): Promise<Result<number>> => {
    await app.engine.lock(tx, "salon", salonId);
    const salon = await readSalon(tx);
    if (salon.opened_at !== null) return ok(0);
    if (date !== null && date < localDate(app.now(), salon.zone))
      return refuseField("date", "Choose a day to come");
    await updateSalon(tx, { opens_on: date });
    await audit(tx, { actorId, action: "plan_opening", subjectId: salonId }, app.now());
    return ok(1);
  });
}
