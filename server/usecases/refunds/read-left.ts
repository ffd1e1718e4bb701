import { heldOfPromised, leftToPromise, leftToRefund, wholeRefund } from "#domain/refunds.ts";
import { sumUndecided } from "#server/database/exceptions.ts";
import type { Handle } from "#server/database/handle.ts";
import type { PaymentRow } from "#server/database/payments.ts";
import { readPaymentMoney } from "#server/database/refunds.ts";

/** What is left of a payment, in cents. */
export interface Left {
  /** What can be refunded now. */
  leftCents: number;
  /** With what a bank holds until it decides. */
  promisableCents: number;
  /** With all that a bank has taken. */
  wholeCents: number;
  /** What a bank holds until it decides of what was promised. */
  heldOfPromisedCents: number;
}

export async function readLeft(db: Handle, payment: Pick<PaymentRow, "id" | "amount_cents">): Promise<Left> {
  const money = await readPaymentMoney(db, payment);
  const undecidedCents = money.disputedCents > 0 ? await sumUndecided(db, payment.id) : 0;
  return {
    leftCents: leftToRefund(money),
    promisableCents: leftToPromise(money, undecidedCents),
    wholeCents: wholeRefund(money),
    heldOfPromisedCents: heldOfPromised(money, undecidedCents),
  };
}
