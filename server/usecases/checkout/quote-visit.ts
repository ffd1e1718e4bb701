import { partsOf } from "#domain/deposit.ts";
import type { AskedBy } from "#domain/deposit-rules.ts";
import { partsWithCredit } from "#domain/gift-cards.ts";
import { type KeptPrice, keepsCode, keptPrice } from "#domain/kept-price.ts";
import { type Quote, sessionLine } from "#domain/pricing.ts";
import type { Handle } from "#server/database/handle.ts";
import { findOpenPurchase } from "#server/database/purchases.ts";
import { readSalon } from "#server/database/salon.ts";
import { askDeposit, asksOf } from "#server/usecases/checkout/ask-deposit.ts";
import { heldHour, wantedHour } from "#server/usecases/checkout/open-purchase.ts";
import { findDiscounts, findServices, priceServices } from "#server/usecases/checkout/price-services.ts";
import { type CodesAsked, readCodes } from "#server/usecases/checkout/read-codes.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { findSession } from "#server/usecases/gifts/use-package.ts";
import { ok, type Result } from "#server/usecases/result.ts";

/** What a visit costs somebody who books it now, with its parts, and what is charged at once. Holds nothing. */
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
  const kept = await findKept(db, asked, now);
  if (!coded.ok && !keepsCode(kept)) return coded;
  const session = await findSession(app, { userId, packageId, serviceIds: asked.serviceIds });
  if (!session.ok) return session;
  const discounts = [...(await findDiscounts(db, userId, now)), ...(coded.ok ? coded.value : [])];
  const priced = priceServices(found.value, discounts, session.value, kept);
  const visit = { totalCents: priced.totalCents, asks: asksOf(found.value) };
  const { deposit, askedBy } = await askDeposit(db, await readSalon(db), userId, visit, now);
  const askedCents = partsOf(priced.totalCents, deposit).nowCents;
  const creditCents = sessionLine(priced)?.priceCents ?? 0;
  const { nowCents: dueNowCents } = partsWithCredit(priced.totalCents, askedCents, creditCents);
  return ok({ quote: priced, dueNowCents, creditCents, askedBy });
}

/** The parts of the price that somebody's hold keeps. A quote names no hour and no master, so they are not compared. */
async function findKept(
  db: Handle,
  { userId, codes, serviceIds }: CodesAsked,
  now: number,
): Promise<KeptPrice | null> {
  const open = await findOpenPurchase(db, userId);
  if (!open?.hold) return null;
  const wanted = { ...wantedHour({ serviceIds: [...serviceIds], codes }), startsAt: open.starts_at };
  return keptPrice(heldHour(open, open.hold), wanted, now);
}
