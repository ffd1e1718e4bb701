import type { ServiceChange } from "#contract/services.ts";
import { toCents } from "#domain/money.ts";
import { audit } from "#server/database/audit-log.ts";
import { salonId } from "#server/database/salon.ts";
import { changeService, findAnyService, setPerformers } from "#server/database/services.ts";
import { nameTaken } from "#server/usecases/catalogue/name-taken.ts";
import { performersOf } from "#server/usecases/catalogue/performers.ts";
import { refuseTiming, timingColumns } from "#server/usecases/catalogue/timing.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { queueForeignPicture } from "#server/usecases/pictures/queue-foreign-picture.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/**
 * Changes a service, or hides and shows it. Booked visits and held quotes stay as they were agreed.
 * @returns how many were changed
 */
export async function updateService(
  app: UseCases,
  actorId: string,
  id: string,
  change: ServiceChange,
): Promise<Result<number>> {
  const performers =
    change.masterIds === undefined ? null : await performersOf(app.engine.read, change.masterIds);
  if (performers && !performers.ok) return performers;
  try {
    const changed = await app.engine.transaction(async (tx) => {
      await app.engine.lock(tx, "salon", salonId);
      const service = await findAnyService(tx, id);
      if (!service) return refuse("not_found", "There is no such service.");
      const columns = { ...columnsOf(change), ...timingColumns(change) };
      const refused = await refuseTiming(tx, { ...service, ...columns });
      if (refused) return refused;
      await changeService(tx, id, columns);
      await queueForeignPicture(tx, { of: "service", id, address: change.img }, app.now());
      if (performers) await setPerformers(tx, id, performers.value);
      await audit(tx, { actorId, action: "update_service", subjectId: id }, app.now());
      return ok(1);
    });
    if (changed.ok) await app.engine.announce("availability");
    return changed;
  } catch (error) {
    if (!app.engine.violates(error, "serviceName")) throw error;
    return nameTaken();
  }
}

function columnsOf(change: ServiceChange) {
  const { service_name, price, details, img, tagline, nameBn, detailsBn, taglineBn, minutes, hidden } =
    change;
  return {
    ...(service_name !== undefined && { name: service_name }),
    ...(price !== undefined && { price_cents: toCents(price) }),
    ...(details !== undefined && { details }),
    ...(img !== undefined && { image: img }),
    ...(tagline !== undefined && { tagline }),
    ...(nameBn !== undefined && { name_bn: nameBn || null }),
    ...(detailsBn !== undefined && { details_bn: detailsBn || null }),
    ...(taglineBn !== undefined && { tagline_bn: taglineBn || null }),
    ...(minutes !== undefined && { minutes }),
    ...(hidden !== undefined && { hidden: Number(hidden) }),
  };
}
