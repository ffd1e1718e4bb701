import { audit } from "#server/database/audit-log.ts";
import { readGiftBalance } from "#server/database/gift-balance.ts";
import { giftCardRefunded, giftLineWrites } from "#server/database/gift-cards.ts";
import { enqueue } from "#server/database/outbox.ts";
import { findBoughtPackage } from "#server/database/packages.ts";
import { findPaymentByIntent } from "#server/database/payments.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { refundUpTo } from "#server/usecases/refunds/request-refund.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/**
 * Gives what no visit has used of a package back to the card that paid for it. The package is over then, and a mail tells its
 * buyer.
 * @returns the cents that were promised
 */
export async function refundPackage(
  app: DatabaseAndClock,
  actorId: string,
  id: string,
): Promise<Result<number>> {
  return await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "gift_cards", id);
    const bought = await findBoughtPackage(tx, id);
    if (!bought || bought.sold_at === null) return refuse("not_found", "There is no such package.");
    const { leftCents, reservedCents, goneCents } = await readGiftBalance(tx, id);
    // What went back of the payment otherwise is not given back again.
    const backCents = leftCents - goneCents;
    if (bought.refunded_at !== null || backCents <= 0) {
      return refuse("wrong_state", "Nothing of this package is left to give back.");
    }
    if (reservedCents > 0) {
      return refuse(
        "wrong_state",
        "A session of this package is kept for a visit that is being booked. Try again in a few minutes.",
      );
    }
    const payment = await findPaymentByIntent(tx, bought.transaction_id ?? "");
    if (!payment) throw new Error("A sold package has no payment.");
    const now = app.now();
    const { currency } = bought;
    const line = { giftCardId: id, kind: "refunded", about: id, cents: -leftCents, currency } as const;
    await app.engine.together(tx, [
      giftCardRefunded(tx, id, now),
      ...giftLineWrites(tx, { ...line, paymentId: payment.id }, now),
    ]);
    await audit(tx, { actorId, action: "refund_package", subjectId: id }, now);
    const promised = await refundUpTo(app, tx, payment, backCents, "package_ended");
    const mail = {
      kind: "mail_package_refunded",
      payload: { packageId: id, userId: bought.user_id, cents: String(promised) },
      cause: `package_refunded:${id}`,
    };
    await enqueue(tx, mail, now);
    return ok(promised);
  });
}
