import { type Discount, type Quote, quote } from "#domain/pricing.ts";
import type { Handle } from "#server/database/handle.ts";
import { findService, type ServiceRow } from "#server/database/services.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { findDiscounts } from "#server/usecases/members/find-discounts.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/** What services cost together with what may be taken off. Refuses one that is not offered. */
export async function priceServices(
  db: Handle,
  serviceIds: readonly string[],
  discounts: readonly Discount[],
): Promise<Result<{ services: ServiceRow[]; priced: Quote }>> {
  const services: ServiceRow[] = [];
  for (const id of serviceIds) {
    const service = await findService(db, id);
    if (!service)
      return refuse("service_unavailable", "That service is no longer offered. Choose another one.");
    services.push(service);
  }
  const priced = quote(
    services.map((service) => ({ ...service, priceCents: service.price_cents })),
    discounts,
  );
  return ok({ services, priced });
}

/** What a visit costs somebody who books it now, with its parts. Nothing is held by it. */
export async function quoteVisit(
  app: UseCases,
  userId: string,
  serviceIds: readonly string[],
): Promise<Result<Quote>> {
  const db = app.engine.read;
  const found = await priceServices(db, serviceIds, await findDiscounts(db, userId, app.now()));
  return found.ok ? ok(found.value.priced) : found;
}
