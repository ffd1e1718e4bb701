import { standIns } from "#domain/refunds.ts";
import { findPayment } from "#server/database/payments.ts";
import { findPurchase } from "#server/database/purchases.ts";
import { findRefund, listRefundsOfPayment, type RefundRow } from "#server/database/refunds.ts";
import { findUser } from "#server/database/users.ts";
import { compose } from "#server/usecases/letters/compose.ts";
import { letterhead, type Post, type SendOutcome } from "#server/usecases/letters/post.ts";
import type { MoneyBack } from "#server/usecases/post/queue.ts";
import { textsOf } from "#server/usecases/texts/letterhead.ts";

/** Says that a payment is refunded in full, and why. */
export async function mailMoneyBack(post: Post, { paymentId, why }: MoneyBack): Promise<SendOutcome> {
  const db = post.app.engine.read;
  const payment = await findPayment(db, paymentId);
  const purchase = payment && (await findPurchase(db, payment.purchase_id));
  const user = purchase && (await findUser(db, purchase.user_id));
  if (!user) return "gone";
  const head = await letterhead(post, user.language);
  const { common, moneyBack } = textsOf(head);
  const { money } = common.written;
  // What was promised, also where the refund has failed by now and another one stands in for it.
  const promised = (await listRefundsOfPayment(db, paymentId)).filter(
    ({ reason }) => !standIns.includes(reason),
  );
  const back = money(promised.reduce((sum, { amount_cents }) => sum + amount_cents, 0));
  const goesBack = common.goesBack(back, head.takesCards);
  const sums = { paid: money(payment.amount_cents), back, goesBack };
  const words = moneyBack.whole(head.salon.name, sums, why);
  await post.mailer.send(compose(head, { about: `money_back.${paymentId}`, to: user.email }, words));
  return null;
}

/**
 * Says that a refund which no card took was handed back at the salon, unless that has been reversed since.
 * @param refundId of what was handed back
 */
export async function mailRefundHandedBack(post: Post, refundId: string): Promise<SendOutcome> {
  const refund = await findRefund(post.app.engine.read, refundId);
  if (refund?.state === "failed") return "already_done";
  return await mailOfHandBack(post, refund, { about: refundId, say: "handedBack" });
}

/** Says that it was not handed back after all. @param refundId of what was not handed back */
export async function mailRefundNotHandedBack(post: Post, refundId: string): Promise<SendOutcome> {
  const refund = await findRefund(post.app.engine.read, refundId);
  return await mailOfHandBack(post, refund, { about: `${refundId}.not`, say: "notHandedBack" });
}

async function mailOfHandBack(
  post: Post,
  refund: RefundRow | undefined,
  { about, say }: { about: string; say: "handedBack" | "notHandedBack" },
): Promise<SendOutcome> {
  const db = post.app.engine.read;
  const payment = refund && (await findPayment(db, refund.payment_id));
  const purchase = payment && (await findPurchase(db, payment.purchase_id));
  const user = purchase && (await findUser(db, purchase.user_id));
  if (!user) return "gone";
  const head = await letterhead(post, user.language);
  const { common, moneyBack } = textsOf(head);
  const words = moneyBack[say](head.salon.name, common.written.money(refund.amount_cents));
  await post.mailer.send(compose(head, { about: `money_back.${about}`, to: user.email }, words));
  return null;
}
