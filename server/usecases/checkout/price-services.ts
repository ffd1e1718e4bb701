import { centsInHold, type KeptPrice } from "#domain/kept-price.ts";
import { memberDiscount } from "#domain/membership.ts";
import { type Discount, type Quote, quote, type Session } from "#domain/pricing.ts";
import type { Handle } from "#server/database/handle.ts";
import { findMemberUntil } from "#server/database/memberships.ts";
import { listAllServices, listOfferedById, type ServiceRow } from "#server/database/services.ts";
import { offeredNoMore, refuseTogether } from "#server/usecases/catalogue/refuse-together.ts";
import { ok, type Result } from "#server/usecases/result.ts";

/**
 * The services of a visit in order. Refuses one that is not offered, and those that can't be one visit.
 * @param isHeld whether an hour is already held for them; they are then accepted as they are
 */
export async function findServices(
  db: Handle,
  ids: readonly string[],
  { isHeld = false } = {},
): Promise<Result<ServiceRow[]>> {
  if (!isHeld) return pickServices(await listOfferedById(db, ids), ids);
  const all = await listAllServices(db);
  return ok(ids.flatMap((id) => all.find((service) => service.id === id) ?? []));
}

/**
 * The chosen ones of the offered services, in order. Refuses one that is not offered, and those that can't be one
 * visit.
 */
export function pickServices(offered: readonly ServiceRow[], ids: readonly string[]): Result<ServiceRow[]> {
  const services = ids.flatMap((id) => offered.find((service) => service.id === id) ?? []);
  if (services.length < ids.length) return offeredNoMore;
  return refuseTogether(services) ?? ok(services);
}

/**
 * The price of services together, with discounts.
 * @param session a package's session that pays for one of them
 * @param kept the parts of the price that the hold of their hour keeps
 */
export function priceServices(
  services: readonly ServiceRow[],
  discounts: readonly Discount[] = [],
  session: Session | null = null,
  kept: KeptPrice | null = null,
): Quote {
  return quote(
    services.map((service, index) => ({
      ...service,
      priceCents: centsInHold(kept?.lines[index], service.price_cents),
    })),
    [...discounts, ...(kept?.discounts ?? [])],
    session,
  );
}

/**
 * The discounts for somebody who books now. A visit keeps the price it was booked at.
 * @param userId null for a guest without an account
 */
export async function findDiscounts(db: Handle, userId: string | null, now: number): Promise<Discount[]> {
  if (userId === null) return [];
  return (await findMemberUntil(db, userId, now)) === null ? [] : [memberDiscount];
}
