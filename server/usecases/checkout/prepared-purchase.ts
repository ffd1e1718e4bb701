import type { AskedBy } from "#domain/deposit-rules.ts";
import type { Quote } from "#domain/pricing.ts";
import type { PaymentRow } from "#server/database/payments.ts";
import { findOpenPurchase, type PurchaseRow } from "#server/database/purchases.ts";
import { overtaken } from "#server/usecases/checkout/changed-meanwhile.ts";
import { ensureIntent } from "#server/usecases/checkout/ensure-intent.ts";
import { paidAlready } from "#server/usecases/checkout/paid-already.ts";
import { type Buyer, type Replacement, writePurchase } from "#server/usecases/checkout/write-purchase.ts";
import type { DatabaseAndClock, DatabaseClockAndPayments, UseCases } from "#server/usecases/context.ts";
import { ok, type Result, refusable } from "#server/usecases/result.ts";

export interface PreparedPurchase {
  purchaseId: string;
  /** Empty when nothing is due. */
  clientSecret: string;
  quote: Quote;
  totalCents: number;
  /** The part of the total that is charged now. The rest is paid at the salon. */
  dueNowCents: number;
  /** The part of the total that a gift card or a session pays. */
  creditCents: number;
  /** The salon's rule that decides it; null: the buyer's own choice. */
  askedBy: AskedBy | null;
  holdEndsAt: number | null;
}

const mostTries = 3;

/**
 * Prepares a purchase that replaces or shares the open one. Tries again when another tab of the buyer was faster, to
 * share that tab's purchase, and when the catalogue has changed in the meantime.
 */
export async function sharingOpen(
  app: DatabaseAndClock,
  { userId }: Buyer,
  kind: PurchaseRow["kind"],
  prepare: (open: PurchaseRow | undefined) => Promise<Result<PreparedPurchase>>,
): Promise<Result<PreparedPurchase>> {
  for (let tries = 1; ; tries++) {
    const open = await findOpenPurchase(app.engine.read, userId, kind);
    const prepared = await refusable(() => prepare(open));
    // A purchase that turned out to be paid has become what it bought. Preparing it again would sell it twice.
    if (prepared.ok || prepared.code === "purchase_closed" || tries === mostTries) return prepared;
    const openNow = await findOpenPurchase(app.engine.read, userId, kind);
    if (openNow?.id === open?.id && prepared !== overtaken) return prepared;
  }
}

/** Writes a purchase in place of the open one, and returns it like `withIntent`. @throws Refused as `writePurchase` */
export async function writeWithIntent(app: UseCases, order: Replacement): Promise<Result<PreparedPurchase>> {
  const written = await writePurchase(app, order);
  if (!written.ok) return written;
  const { purchase, payment, holdEndsAt } = written.value;
  return await withIntent(app, purchase, holdEndsAt, payment ?? undefined);
}

/** Returns a purchase with the intent that pays for it. Settles and refuses one that is already paid. */
export async function withIntent(
  app: DatabaseClockAndPayments,
  purchase: PurchaseRow,
  holdEndsAt: number | null,
  payment?: PaymentRow,
): Promise<Result<PreparedPurchase>> {
  const { id: purchaseId, quote } = purchase;
  const { total_cents: totalCents, due_now_cents: dueNowCents, credit_cents: creditCents } = purchase;
  const { asked_by: askedBy } = purchase;
  const prepared = { purchaseId, quote, totalCents, dueNowCents, creditCents, askedBy, holdEndsAt };
  if (dueNowCents === 0) return ok({ ...prepared, clientSecret: "" });
  const intent = await ensureIntent(app, purchase.id, payment);
  if (intent.state === "succeeded") return paidAlready[purchase.kind];
  return ok({ ...prepared, clientSecret: intent.clientSecret });
}
