import { audit } from "#server/database/audit-log.ts";
import { salonId } from "#server/database/salon.ts";
import { changeService, listAllServices } from "#server/database/services.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/**
 * Puts the services into the order in which guests see them. Those that are not named, because somebody has just
 * added them, follow in the order they had.
 * @returns how many changed their place
 */
export async function orderServices(app: UseCases, actorId: string, ids: string[]): Promise<Result<number>> {
  const named = [...new Set(ids)];
  return await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "salon", salonId);
    const services = await listAllServices(tx);
    const positions = new Map(services.map(({ id, position }) => [id, position]));
    if (named.some((id) => !positions.has(id))) return refuse("not_found", "One of these services is gone.");
    const others = services.map(({ id }) => id).filter((id) => !named.includes(id));
    const moved = [...named, ...others]
      .map((id, position) => ({ id, position }))
      .filter(({ id, position }) => positions.get(id) !== position);
    for (const { id, position } of moved) await changeService(tx, id, { position });
    if (moved.length > 0)
      await audit(tx, { actorId, action: "order_services", subjectId: salonId }, app.now());
    return ok(moved.length);
  });
}
