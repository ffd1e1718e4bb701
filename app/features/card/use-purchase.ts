import { useStripe } from "@stripe/react-stripe-js";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import {
  type Became,
  type BegunPayment,
  begunPayment,
  forgetBegun,
  keepBegun,
  whatBecameOf,
} from "#app/features/card/begun-payment.ts";
import type { Charge } from "#app/features/card/charge-card.ts";
import { intentOf } from "#app/features/card/intent-of.ts";
import { isGivenBack } from "#app/features/card/is-given-back.ts";
import { type CardPayment, useCardPayment } from "#app/features/card/use-card-payment.ts";
import { explain } from "#app/lib/explain.ts";
import { useOnce } from "#app/lib/use-once.ts";
import { useUnloadWarning } from "#app/lib/use-unload-warning.ts";
import { paymentTexts } from "#app/texts/en/dashboard/payment.ts";
import { purchaseTexts } from "#app/texts/en/dashboard/purchase.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import { keepFocus, rememberFocus } from "#app/ui/return-focus.ts";

/** A purchase of anything but a visit, from an order if there is a form to fill in. */
export interface Purchase<Order> {
  /** Tells it from whatever else is bought in this tab. */
  what: string;
  buyer: { name: string; email: string };
  prepare: (order: Order) => Promise<{ clientSecret: string }>;
  /** Makes what was paid for. */
  make: (transactionId: string) => Promise<unknown>;
  /** Refetches what the purchase changes on this page. */
  changed?: () => Promise<void>;
  /** @param order what was paid for */
  onMade: (order: Order) => void;
  /**
   * Whether its form comes back as it was filled in when the page is loaded again: what was paid until then is done
   * with.
   */
  comesBack?: boolean;
}

/** How often to ask again about a payment that its bank still checks. */
const askEveryMs = 4_000;

/** The state of a purchase. Money can move only in `paying`; in `unmade` it has moved. */
type Phase =
  | {
      phase: "idle";
      cardError?: string;
      trouble?: string;
      /** What became of the payment before, which was lost sight of: it is done, or its bank has not decided yet. */
      before?: "done" | "checking";
    }
  /** It is asked what became of the payment before. */
  | { phase: "asking" }
  | { phase: "paying" }
  | { phase: "unmade"; transactionId: string; why: string };

/** A purchase under way, with the card that pays. */
export interface Buying {
  state: Phase;
  card: CardPayment;
  canPay: boolean;
  /** Makes what a successful payment has bought. */
  make: (transactionId: string) => Promise<void>;
}

/**
 * Prepares a payment, charges the card, makes what was bought. Its two calls have the charge between them, so they are
 * steps of one machine and not changes of their own. What became of a payment whose answer was lost is asked before
 * another is prepared: what it bought may be there already, and would be bought twice.
 */
export function usePurchase<Order>(
  purchase: Purchase<Order>,
): Buying & { pay: (order: Order) => Promise<void> } {
  const { what, buyer } = purchase;
  const stripe = useStripe();
  const [state, setState] = useState<Phase>({ phase: "idle" });
  const card = useCardPayment(state.phase === "idle" ? state.cardError : undefined);
  const ordered = useRef<Order>(undefined);
  /** True from a press until its work has ended: a second press can come before the page renders again. */
  const pressed = useRef(false);
  useUnloadWarning(state.phase === "paying");

  useOnce(() => {
    const before = begunPayment(what, buyer.email);
    if (before) void comeBack(before);
  });

  const isChecked = state.phase === "idle" && state.before === "checking";
  const tell = useEffectEvent(show);
  useEffect(() => {
    if (!isChecked) return;
    let isAnswered = false;
    const timer = setInterval(async () => {
      const before = begunPayment(what, buyer.email);
      const became = before && (await whatBecameOf(before).catch(() => "checking" as const));
      if (isAnswered || !became || became === "checking") return;
      isAnswered = true;
      if (became === "unpaid") setState({ phase: "idle", trouble: textsNow(paymentTexts).notFinished });
      else await tell(before, became);
    }, askEveryMs);
    return () => {
      isAnswered = true;
      clearInterval(timer);
    };
  }, [isChecked, what, buyer.email]);

  /** The page was loaded again before it was known what became of its payment. */
  async function comeBack(before: BegunPayment): Promise<void> {
    setState({ phase: "asking" });
    // Without an answer it is asked again once somebody wants to pay.
    await show(before, await whatBecameOf(before).catch(() => "unpaid" as const));
  }

  async function show(before: BegunPayment, became: Became): Promise<void> {
    if (became === "done" && purchase.comesBack) return await takeAsMade(before);
    if (became === "done") await purchase.changed?.();
    setState({ phase: "idle", ...(became !== "unpaid" && { before: became }) });
  }

  async function pay(order: Order): Promise<void> {
    if (state.phase !== "idle" || pressed.current) return;
    pressed.current = true;
    const giveFocusBack = rememberFocus();
    setState({ phase: "paying" });
    try {
      const before = begunPayment(what, buyer.email);
      const became = before && (await whatBecameOf(before));
      if (before && became === "done") return await takeAsMade(before);
      if (became === "checking") return setState({ phase: "idle", before: became });
      const { clientSecret } = await purchase.prepare(order);
      ordered.current = order;
      const intentId = intentOf(clientSecret);
      keepBegun(what, buyer.email, { intentId, order });
      const outcome = await card.charge(clientSecret, buyer);
      // A wrong card pays nothing, but the try before may still be approved.
      if (!outcome.ok && outcome.kind === "card" && !before) forgetBegun(intentId);
      await afterCharge(outcome, giveFocusBack);
    } catch (error) {
      await purchase.changed?.();
      setState({ phase: "idle", trouble: explain(error) });
    } finally {
      pressed.current = false;
    }
  }

  async function takeAsMade(before: BegunPayment): Promise<void> {
    await purchase.changed?.();
    setState({ phase: "idle" });
    purchase.onMade(before.order as Order);
  }

  async function afterCharge(outcome: Charge, giveFocusBack: () => void): Promise<void> {
    if (outcome.ok) return await make(outcome.transactionId, giveFocusBack);
    if (outcome.kind === "card") return setState({ phase: "idle", cardError: outcome.message });
    const trouble = outcome.kind === "payment" ? outcome.message : textsNow(purchaseTexts).ended;
    setState({ phase: "idle", trouble });
  }

  async function make(transactionId: string, giveFocusBack = rememberFocus()): Promise<void> {
    setState({ phase: "paying" });
    try {
      await purchase.make(transactionId);
      forgetBegun(transactionId);
      // The form goes once what was bought is there. A bank's own frame may have had the focus meanwhile, and gone with it.
      if (document.activeElement === document.body) giveFocusBack();
      else keepFocus();
      await purchase.changed?.();
      setState({ phase: "idle" });
      purchase.onMade(ordered.current as Order);
    } catch (error) {
      if (isGivenBack(error)) setState({ phase: "idle", trouble: explain(error) });
      else setState({ phase: "unmade", transactionId, why: explain(error) });
    }
  }

  return { state, card, canPay: stripe !== null && card.known && state.phase !== "unmade", pay, make };
}
