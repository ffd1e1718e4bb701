import type { PackageChange, PackageToAdd } from "#contract/packages.ts";
import { toCents } from "#domain/money.ts";
import { isAddOn } from "#domain/service-choice.ts";
import { audit } from "#server/database/audit-log.ts";
import { insertPackage, listPackages, updatePackage } from "#server/database/packages.ts";
import { listOfferedById } from "#server/database/services.ts";
import { offeredNoMore } from "#server/usecases/catalogue/refuse-together.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";
import { idOfMade, writtenOnce } from "#server/usecases/written-once.ts";

/**
 * Sells sessions of a service together; the same with the same key again answers the package that there is.
 * @returns the id of the package
 */
export async function createPackage(
  app: DatabaseAndClock,
  actorId: string,
  draft: PackageToAdd,
): Promise<Result<string>> {
  const id = idOfMade("package offer", actorId, draft);
  return await writtenOnce(
    async () => ((await listPackages(app.engine.read, { id })).length > 0 ? ok(id) : undefined),
    () => addPackage(app, { id, actorId }, draft),
  );
}

async function addPackage(
  app: DatabaseAndClock,
  { id, actorId }: { id: string; actorId: string },
  { serviceId, sessions, price, months }: PackageToAdd,
): Promise<Result<string>> {
  const [service] = await listOfferedById(app.engine.read, [serviceId]);
  if (!service || isAddOn(service)) return offeredNoMore;
  const now = app.now();
  await app.engine.transaction(async (tx) => {
    const row = { id, service_id: serviceId, sessions, price_cents: toCents(price), months, created_at: now };
    await insertPackage(tx, row);
    await audit(tx, { actorId, action: "create_package", subjectId: id }, now);
  });
  return ok(id);
}

/** Changes a package for future buyers. What is left out stays. Packages that were bought stay as they were. */
export async function changePackage(
  app: DatabaseAndClock,
  actorId: string,
  id: string,
  { sessions, price, months, onSale }: PackageChange,
): Promise<Result<number>> {
  return await app.engine.transaction(async (tx) => {
    const columns = {
      ...(sessions !== undefined && { sessions }),
      ...(price !== undefined && { price_cents: toCents(price) }),
      ...(months !== undefined && { months }),
      ...(onSale !== undefined && { on_sale: Number(onSale) }),
    };
    const changed = await updatePackage(tx, id, columns);
    if (changed === 0) return refuse("not_found", "There is no such package.");
    await audit(tx, { actorId, action: "update_package", subjectId: id }, app.now());
    return ok(changed);
  });
}
