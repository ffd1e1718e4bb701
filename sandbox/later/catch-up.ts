import type { Context } from "../context.ts";
import { bookCharge } from "../resources/charges/collect.ts";
import { emitter } from "../resources/events.ts";
import { decidePayment } from "../resources/payment-intents/decide.ts";
import { returnRefund, sendRefund } from "../resources/refunds/later.ts";
import { type Store, transaction } from "../store/open.ts";
import { forgetLater, type LaterKind, nextLater } from "./queue.ts";

const WORK: Record<LaterKind, (context: Context, id: string) => void> = {
  decide_payment: decidePayment,
  send_refund: sendRefund,
  return_refund: returnRefund,
  book_charge: bookCharge,
};

/** Does what is due by now, each at the time that it was due. `now` gives milliseconds. */
export function catchUp(store: Store, now: () => number): void {
  for (let next = nextLater(store); next && next.due <= now(); next = nextLater(store)) {
    const { seq, kind, subject, due } = next;
    transaction(store, () => {
      forgetLater(store, seq);
      const context: Context = {
        store,
        now: () => Math.floor(due / 1000),
        emit: emitter(store, () => due, { requestId: null, idempotencyKey: null }),
        caller: "secret",
        pagesUrl: null,
      };
      WORK[kind](context, subject);
    });
  }
}
