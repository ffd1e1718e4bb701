import { type Discount, type Quote, quote } from "#domain/pricing.ts";
import type { Handle } from "#server/database/handle.ts";
import { findService, type ServiceRow } from "#server/database/services.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { findDiscounts } from "#server/usecases/members/find-discounts.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/** The services of a visit in order. Refuses one that is not offered. */
export async function findServices(db: Handle, ids: readonly string[]): Promise<Result<ServiceRow[]>> {
  const services: ServiceRow[] = [];
  for (const id of ids) {
    const service = await findService(db, id);
    if (!service)
      return refuse("service_unavailable", "That service is no longer offered. Choose another one.");
    services.push(service);
  }
  return ok(services);
}

/** What services cost together with what may be taken off. */
export function priceServices(services: readonly ServiceRow[], discounts: readonly Discount[] = []): Quote {
  return quote(
    services.map((service) => ({ ...service, priceCents: service.price_cents })),
    discounts,
  );
}

/** What a visit costs somebody who books it now, with its parts. Nothing is held by it. */
export async function quoteVisit(
  app: UseCases,
  userId: string,
  serviceIds: readonly string[],
): Promise<Result<Quote>> {
  const db = app.engine.read;
  const found = await findServices(db, serviceIds);
  return found.ok ? ok(priceServices(found.value, await findDiscounts(db, userId, app.now()))) : found;
}
