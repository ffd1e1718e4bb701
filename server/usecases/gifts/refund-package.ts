import type { Transaction } from "kysely";
import { audit } from "#server/database/audit-log.ts";
import type { Write } from "#server/database/engines/engine.ts";
import { readGiftBalance } from "#server/database/gift-balance.ts";
import { giftCardRefunded, giftLineWrites, listGiftLines } from "#server/database/gift-cards.ts";
import { enqueue, type OutboxEntry, outboxInsert } from "#server/database/outbox.ts";
import { type BoughtPackageRow, findBoughtPackage } from "#server/database/packages.ts";
import { findPaymentByIntent } from "#server/database/payments.ts";
import type { Schema } from "#server/database/schema.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { backAtDeskInsert } from "#server/usecases/gifts/refund-gift-card.ts";
import { nowAfterClose } from "#server/usecases/now-after-close.ts";
import { refundUpTo } from "#server/usecases/refunds/request-refund.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/** What is refunded for a package: to the bank card that paid, or at the desk. */
export interface PackageBack {
  cardCents: number;
  atSalonCents: number;
}

/**
 * Refunds what no visit has used of a package, the way it was paid: to the bank card, or at the desk that sold it. The
 * package then ends, and a mail tells its buyer. A visit that is cancelled later may return a session to a package sold
 * at the desk; asking again refunds that at the desk, too.
 * @param shownCents what the page showed as owed; undefined if it is not to be compared
 */
export async function refundPackage(
  app: DatabaseAndClock,
  actorId: string,
  id: string,
  shownCents: number | undefined,
): Promise<Result<PackageBack>> {
  return await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "gift_cards", id);
    const bought = await findBoughtPackage(tx, id);
    if (!bought || bought.sold_at === null) return refuse("not_found", "There is no such package.");
    const { leftCents, reservedCents, goneCents } = await readGiftBalance(tx, id);
    if (shownCents !== undefined && shownCents !== leftCents) {
      return refuse("refund_changed", "What goes back has changed meanwhile. Look at it again.");
    }
    // Don't refund again what was already refunded otherwise.
    const backCents = leftCents - goneCents;
    const isOver = bought.refunded_at !== null && bought.transaction_id !== null;
    if (isOver || backCents <= 0) {
      return refuse("wrong_state", "Nothing of this package is left to give back.");
    }
    if (reservedCents > 0) {
      return refuse(
        "wrong_state",
        "A session of this package is kept for a visit that is being booked. Try again in a few minutes.",
      );
    }
    await audit(tx, { actorId, action: "refund_package", subjectId: id }, app.now());
    return ok(
      bought.transaction_id === null
        ? await backAtDesk(app, tx, bought, leftCents)
        : await backToCard(app, tx, bought, { leftCents, backCents, intentId: bought.transaction_id }),
    );
  });
}

async function backToCard(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  bought: BoughtPackageRow,
  { leftCents, backCents, intentId }: { leftCents: number; backCents: number; intentId: string },
): Promise<PackageBack> {
  const payment = await findPaymentByIntent(tx, intentId);
  if (!payment) throw new Error("A package that a card paid has no payment.");
  await app.engine.together(
    tx,
    ended(app, tx, bought, { leftCents, about: bought.id, paymentId: payment.id }),
  );
  const cardCents = await refundUpTo(app, tx, payment, backCents, "package_ended");
  await enqueue(tx, mailOf(bought, { about: bought.id, cents: cardCents, to: "card" }), app.now());
  return { cardCents, atSalonCents: 0 };
}

async function backAtDesk(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  bought: BoughtPackageRow,
  leftCents: number,
): Promise<PackageBack> {
  const { id, currency } = bought;
  const now = await nowAfterClose(app, tx);
  const before = (await listGiftLines(tx, id)).filter(({ kind }) => kind === "refunded").length;
  const about = before === 0 ? id : `${id}:${before + 1}`;
  await app.engine.together(tx, [
    ...ended(app, tx, bought, { leftCents, about }),
    await backAtDeskInsert(tx, { id, cents: leftCents, currency, about }, now),
    outboxInsert(tx, [mailOf(bought, { about, cents: leftCents, to: "salon" })], now),
  ]);
  return { cardCents: 0, atSalonCents: leftCents };
}

/** The mail that tells the buyer. @param back.about the cause of the refund */
function mailOf(
  { id, user_id }: BoughtPackageRow,
  { about, cents, to }: { about: string; cents: number; to: "card" | "salon" },
): OutboxEntry {
  return {
    kind: "mail_package_refunded",
    payload: { packageId: id, userId: user_id ?? "", cents: `${cents}`, about, to },
    cause: `package_refunded:${about}`,
  };
}

function ended(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  { id, currency }: BoughtPackageRow,
  { leftCents, about, paymentId }: { leftCents: number; about: string; paymentId?: string },
): Write[] {
  const now = app.now();
  const line = { giftCardId: id, kind: "refunded", about, cents: -leftCents, currency, paymentId } as const;
  return [giftCardRefunded(tx, id, now), ...giftLineWrites(tx, line, now)];
}
