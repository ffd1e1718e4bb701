import { partsOf } from "#domain/deposit.ts";
import type { AskedBy } from "#domain/deposit-rules.ts";
import { partsWithCredit } from "#domain/gift-cards.ts";
import { memberDiscount } from "#domain/membership.ts";
import { toCode } from "#domain/offers.ts";
import { type Discount, type Quote, quote, type Session, sessionLine } from "#domain/pricing.ts";
import type { Handle } from "#server/database/handle.ts";
import { findMemberUntil } from "#server/database/memberships.ts";
import { findOpenPurchase } from "#server/database/purchases.ts";
import { readSalon } from "#server/database/salon.ts";
import { listOfferedById, type ServiceRow } from "#server/database/services.ts";
import { refuseTogether } from "#server/usecases/catalogue/refuse-together.ts";
import { askDeposit, asksOf } from "#server/usecases/checkout/ask-deposit.ts";
import { type CodesAsked, readCodes } from "#server/usecases/checkout/read-codes.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { findSession } from "#server/usecases/gifts/use-package.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/** The services of a visit in order. Refuses one that is not offered, and those that can't be one visit. */
export async function findServices(db: Handle, ids: readonly string[]): Promise<Result<ServiceRow[]>> {
  return pickServices(await listOfferedById(db, ids), ids);
}

/** Some of the services that are offered, in order. Refuses one that is not among them, and those that can't be one visit. */
export function pickServices(offered: readonly ServiceRow[], ids: readonly string[]): Result<ServiceRow[]> {
  const services = ids.flatMap((id) => offered.find((service) => service.id === id) ?? []);
  if (services.length < ids.length)
    return refuse("service_unavailable", "That service is no longer offered. Choose another one.");
  return refuseTogether(services) ?? ok(services);
}

/** What services cost together with what may be taken off. @param session of a package, which pays one of them */
export function priceServices(
  services: readonly ServiceRow[],
  discounts: readonly Discount[] = [],
  session: Session | null = null,
): Quote {
  return quote(
    services.map((service) => ({ ...service, priceCents: service.price_cents })),
    discounts,
    session,
  );
}

/** What a visit costs somebody who books it now, with its parts, and what is charged then. Nothing is held by it. */
export async function quoteVisit(
  app: Pick<UseCases, "engine" | "now" | "seal">,
  { packageId, ...asked }: CodesAsked & { packageId?: string | undefined },
): Promise<Result<{ quote: Quote; dueNowCents: number; creditCents: number; askedBy: AskedBy }>> {
  const db = app.engine.read;
  const now = app.now();
  const { userId } = asked;
  const found = await findServices(db, asked.serviceIds);
  if (!found.ok) return found;
  const coded = await readCodes(app, asked);
  const byCodes = coded.ok ? coded.value : await findKept(db, asked, now);
  if (!coded.ok && byCodes.length === 0) return coded;
  const session = await findSession(app, { userId, packageId, serviceIds: asked.serviceIds });
  if (!session.ok) return session;
  const discounts = [...(await findDiscounts(db, userId, now)), ...byCodes];
  const priced = priceServices(found.value, discounts, session.value);
  const visit = { totalCents: priced.totalCents, asks: asksOf(found.value) };
  const { deposit, askedBy } = await askDeposit(db, await readSalon(db), userId, visit, now);
  const askedCents = partsOf(priced.totalCents, deposit).nowCents;
  const creditCents = sessionLine(priced)?.priceCents ?? 0;
  const { nowCents: dueNowCents } = partsWithCredit(priced.totalCents, askedCents, creditCents);
  return ok({ quote: priced, dueNowCents, creditCents, askedBy });
}

/** What a code takes off the hour that is held for somebody, though it counts no more for anybody else. */
async function findKept(
  db: Handle,
  { userId, codes, serviceIds }: CodesAsked,
  now: number,
): Promise<Discount[]> {
  const open = await findOpenPurchase(db, userId);
  const discount = open?.quote.discount;
  if (discount?.kind !== "code" || !codes.map(toCode).includes(discount.code)) return [];
  const hold = open?.hold;
  const isHeld = hold?.state === "active" && hold.ends_at > now;
  const isSame = open?.items.map(({ service_id }) => service_id).join() === serviceIds.join();
  return isHeld && isSame ? [discount] : [];
}

/**
 * What may be taken off for somebody who books now. What is booked later keeps the price it was booked at.
 * @param userId null for a guest without an account
 */
export async function findDiscounts(db: Handle, userId: string | null, now: number): Promise<Discount[]> {
  if (userId === null) return [];
  return (await findMemberUntil(db, userId, now)) === null ? [] : [memberDiscount];
}
