import type { Transaction } from "kysely";
import { lastDayOf } from "#domain/packages.ts";
import { giftCardSold, giftLineWrites } from "#server/database/gift-cards.ts";
import { type OutboxEntry, outboxInsert } from "#server/database/outbox.ts";
import { boughtPackageUpdate, findBoughtPackageOfPurchase } from "#server/database/packages.ts";
import { findPaymentByIntent } from "#server/database/payments.ts";
import { type PurchaseRow, purchaseUpdate } from "#server/database/purchases.ts";
import { readSalon } from "#server/database/salon.ts";
import type { Schema } from "#server/database/schema.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";

/**
 * Makes a bought package valid: its sessions are owed from now on. Its buyer gets a receipt by mail.
 * @returns the id of the bought package
 */
export async function startPackage(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  purchase: PurchaseRow,
  transactionId: string,
): Promise<string> {
  const bought = await findBoughtPackageOfPurchase(tx, purchase.id);
  if (!bought) throw new Error("A purchase of a package has no package.");
  const { id, worth_cents: cents, currency, months } = bought;
  await app.engine.lock(tx, "gift_cards", id);
  const now = app.now();
  const { zone } = await readSalon(tx);
  const payment = await findPaymentByIntent(tx, transactionId);
  const line = { giftCardId: id, kind: "sold", about: id, cents, currency, paymentId: payment?.id } as const;
  const [booked] = await app.engine.together(tx, [
    purchaseUpdate(tx, purchase.id, { state: "booked" }),
    giftCardSold(tx, id, transactionId, now),
    boughtPackageUpdate(tx, id, { last_day: lastDayOf(now, months, zone) }),
    ...giftLineWrites(tx, line, now),
    outboxInsert(tx, [packageReceipt(id, purchase.user_id)], now),
  ]);
  if (booked !== 1) throw new Error("A purchase that is over can't become a package.");
  return id;
}

/** The receipt mail for the buyer of a package. @param userId null for a guest without a proved account */
export function packageReceipt(packageId: string, userId: string | null): OutboxEntry {
  return {
    kind: "mail_package_bought",
    payload: { packageId, ...(userId !== null && { userId }) },
    cause: `package_bought:${packageId}`,
  };
}
